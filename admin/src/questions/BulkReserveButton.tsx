import type { QuestionListItem } from "@lagrum/core/contract/question";
import { errorText } from "@lagrum/core/texts/errors";
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, List, ListItem, ListItemText } from "@mui/material";
import { useState } from "react";
import { useDataProvider, useListContext, useRefresh } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider.ts";
import { refusalCode } from "../restClient.ts";

interface Result {
  reserved: number[];
  left: { id: number; Title: string; reason: string }[];
}

const heading = ({ reserved, left }: Result) => {
  const count = (number: number) => (number === 1 ? "1 fråga" : `${number} frågor`);
  if (left.length === 0) return `${count(reserved.length)} reserverades`;
  return `${count(reserved.length)} reserverades, ${count(left.length)} lämnades kvar`;
};

/** Reserves the selected questions one by one, and says which were left and why. */
export function BulkReserveButton() {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const refresh = useRefresh();
  const { data = [], selectedIds, onUnselectItems } = useListContext<QuestionListItem & { id: number }>();
  const [isWorking, setWorking] = useState(false);
  const [result, setResult] = useState<Result | null>(null);

  const reserve = async () => {
    setWorking(true);
    const told: Result = { reserved: [], left: [] };
    for (const id of selectedIds) {
      try {
        await dataProvider.reserveQuestion(id);
        told.reserved.push(id);
      } catch (error) {
        const Title = data.find((question) => question.id === id)?.Title ?? `Fråga ${id}`;
        told.left.push({ id, Title, reason: errorText(refusalCode(error)) });
      }
    }
    setWorking(false);
    setResult(told);
  };
  const close = () => {
    setResult(null);
    onUnselectItems();
    refresh();
  };
  const undo = async () => {
    for (const id of result?.reserved ?? []) await dataProvider.unreserveQuestion(id).catch(() => undefined);
    close();
  };

  return (
    <>
      <Button size="small" disabled={isWorking} onClick={() => void reserve()}>
        {isWorking ? "Reserverar …" : "Reservera"}
      </Button>
      <Dialog open={result !== null} onClose={close} aria-labelledby="bulk-reserve">
        <DialogTitle id="bulk-reserve">{result && heading(result)}</DialogTitle>
        {result !== null && result.left.length > 0 && (
          <DialogContent>
            <List dense disablePadding>
              {result.left.map(({ id, Title, reason }) => (
                <ListItem key={id} disableGutters>
                  <ListItemText primary={Title} secondary={reason} />
                </ListItem>
              ))}
            </List>
          </DialogContent>
        )}
        <DialogActions>
          {result !== null && result.reserved.length > 0 && <Button onClick={() => void undo()}>Ångra</Button>}
          <Button variant="contained" autoFocus onClick={close}>
            Stäng
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
