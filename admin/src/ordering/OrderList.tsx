import { closestCenter, DndContext, type DragEndEvent, PointerSensor, useSensor, useSensors } from "@dnd-kit/core";
import { arrayMove, SortableContext, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { Box } from "@mui/material";
import { type ReactNode, useState } from "react";
import { visuallyHidden } from "../ui/visuallyHidden.ts";
import { OrderRow } from "./OrderRow.tsx";

interface Item {
  ID: number;
  Name: string;
}

interface Props<T extends Item> {
  /** In the current order. */
  items: readonly T[];
  onOrder: (items: T[]) => void;
  /** Accessible name. */
  label?: string;
  /** Shown below the name. */
  about?: (item: T) => ReactNode;
  /** More actions on the row. */
  actions?: (item: T) => ReactNode;
}

/** A list that is sorted by dragging or with buttons. */
export function OrderList<T extends Item>({ items, onOrder, label, about, actions }: Props<T>) {
  const [announcement, setAnnouncement] = useState("");
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));

  const move = (from: number, to: number) => {
    const item = items[from];
    if (item === undefined || to < 0 || to >= items.length || from === to) return;
    onOrder(arrayMove([...items], from, to));
    setAnnouncement(`${item.Name}: plats ${to + 1} av ${items.length}`);
  };
  const placeOf = (id: string | number) => items.findIndex(({ ID }) => ID === Number(id));
  const drop = ({ active, over }: DragEndEvent) => {
    if (over) move(placeOf(active.id), placeOf(over.id));
  };
  return (
    <>
      <Box role="status" sx={visuallyHidden}>
        {announcement}
      </Box>
      <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop}>
        <SortableContext items={items.map(({ ID }) => ID)} strategy={verticalListSortingStrategy}>
          <Box component="ol" aria-label={label} sx={{ m: 0, p: 0, listStyle: "none" }}>
            {items.map((item, place) => (
              <OrderRow
                key={item.ID}
                id={item.ID}
                name={item.Name}
                about={about?.(item)}
                actions={actions?.(item)}
                isFirst={place === 0}
                isLast={place === items.length - 1}
                onMove={(by) => move(place, place + by)}
              />
            ))}
          </Box>
        </SortableContext>
      </DndContext>
    </>
  );
}
