import { closestCenter, DndContext, type DragEndEvent, PointerSensor, useSensor, useSensors } from "@dnd-kit/core";
import { arrayMove, SortableContext, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { Box } from "@mui/material";
import { type ReactNode, useState } from "react";
import { visuallyHidden } from "../ui/visuallyHidden.ts";
import { OrderRow } from "./OrderRow.tsx";

interface Thing {
  ID: number;
  Name: string;
}

interface Props<T extends Thing> {
  /** In the current order. */
  things: readonly T[];
  onOrder: (things: T[]) => void;
  /** Accessible name. */
  label?: string;
  /** Shown below the name. */
  about?: (thing: T) => ReactNode;
  /** More actions on the row. */
  act?: (thing: T) => ReactNode;
}

/** A list that is sorted by dragging or with buttons. */
export function OrderList<T extends Thing>({ things, onOrder, label, about, act }: Props<T>) {
  const [announcement, setAnnouncement] = useState("");
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));

  const move = (from: number, to: number) => {
    const thing = things[from];
    if (thing === undefined || to < 0 || to >= things.length || from === to) return;
    onOrder(arrayMove([...things], from, to));
    setAnnouncement(`${thing.Name}: plats ${to + 1} av ${things.length}`);
  };
  const placeOf = (id: string | number) => things.findIndex(({ ID }) => ID === Number(id));
  const drop = ({ active, over }: DragEndEvent) => {
    if (over) move(placeOf(active.id), placeOf(over.id));
  };
  return (
    <>
      <Box role="status" sx={visuallyHidden}>
        {announcement}
      </Box>
      <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop}>
        <SortableContext items={things.map(({ ID }) => ID)} strategy={verticalListSortingStrategy}>
          <Box component="ol" aria-label={label} sx={{ m: 0, p: 0, listStyle: "none" }}>
            {things.map((thing, place) => (
              <OrderRow
                key={thing.ID}
                id={thing.ID}
                name={thing.Name}
                about={about?.(thing)}
                act={act?.(thing)}
                isFirst={place === 0}
                isLast={place === things.length - 1}
                onMove={(by) => move(place, place + by)}
              />
            ))}
          </Box>
        </SortableContext>
      </DndContext>
    </>
  );
}
