import { DialogContentText } from "@mui/material";
import { useState } from "react";
import { FormDialog } from "../forms/FormDialog.tsx";
import { OrderList } from "./OrderList.tsx";

interface Item {
  ID: number;
  Name: string;
}

interface Props {
  title: string;
  /** In the current order. */
  items: readonly Item[];
  /** Saves the whole order. `Read` is the order it was based on, for optimistic locking. */
  save: (order: { IDs: number[]; Read: number[] }) => Promise<unknown>;
  onClose: () => void;
}

const idsOf = (items: readonly Item[]) => items.map(({ ID }) => ID);

/** Sorts a list in a dialog and saves the order at once. */
export function OrderDialog({ title, items, save, onClose }: Props) {
  const [read] = useState(items);
  const [ordered, setOrdered] = useState(read);
  return (
    <FormDialog
      title={title}
      save={() => save({ IDs: idsOf(ordered), Read: idsOf(read) })}
      onClose={onClose}
      words={{ save: "Spara ordningen", saving: "Sparar …" }}
      isChanged={ordered.some(({ ID }, place) => ID !== read[place]?.ID)}
    >
      {() => (
        <>
          <DialogContentText sx={{ mb: 2 }}>
            Dra i raderna, eller flytta dem med pilarna. Webbplatsen ändras när du sparar.
          </DialogContentText>
          <OrderList items={ordered} onOrder={setOrdered} />
        </>
      )}
    </FormDialog>
  );
}
