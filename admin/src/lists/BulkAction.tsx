import { errorText } from "@lagrum/core/texts/errors";
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, List, ListItem, ListItemText } from "@mui/material";
import { useId, useState } from "react";
import { useListContext, useRefresh } from "react-admin";
import { refusalCode } from "../dataProvider/httpError.ts";

interface Result {
  done: number[];
  left: { id: number; Title: string; reason: string }[];
}

interface Props {
  /** "Dölj" */
  label: string;
  /** "Döljer …" */
  working: string;
  /** "doldes" */
  past: string;
  action: (id: number) => Promise<unknown>;
  undo: (id: number) => Promise<unknown>;
  noun?: { one: string; many: string };
  nameOf?: (id: number) => string;
}

const questionNoun = { one: "fråga", many: "frågor" };

/** Runs an action on the selected rows one by one, reports failures, and offers undo. */
export function BulkAction({ label, working, past, action, undo, noun = questionNoun, nameOf }: Props) {
  const counted = (count: number) => (count === 1 ? `1 ${noun.one}` : `${count} ${noun.many}`);
  const refresh = useRefresh();
  const { data = [], selectedIds, onUnselectItems } = useListContext<{ id: number; Title: string }>();
  const [isWorking, setWorking] = useState(false);
  const [result, setResult] = useState<Result | null>(null);
  const title = useId();

  const press = async () => {
    setWorking(true);
    const outcome: Result = { done: [], left: [] };
    for (const id of selectedIds) {
      try {
        await action(id);
        outcome.done.push(id);
      } catch (error) {
        const Title = nameOf?.(id) ?? data.find((question) => question.id === id)?.Title ?? `Fråga ${id}`;
        outcome.left.push({ id, Title, reason: errorText(refusalCode(error)) });
      }
    }
    setWorking(false);
    setResult(outcome);
  };
  const close = () => {
    setResult(null);
    onUnselectItems();
    refresh();
  };
  const undoAll = async () => {
    for (const id of result?.done ?? []) await undo(id).catch(() => undefined);
    close();
  };

  return (
    <>
      <Button size="small" disabled={isWorking} onClick={() => void press()}>
        {isWorking ? working : label}
      </Button>
      <Dialog open={result !== null} onClose={close} aria-labelledby={title}>
        <DialogTitle id={title}>
          {result && `${counted(result.done.length)} ${past}`}
          {result && result.left.length > 0 && `, ${counted(result.left.length)} lämnades kvar`}
        </DialogTitle>
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
          {result !== null && result.done.length > 0 && <Button onClick={() => void undoAll()}>Ångra</Button>}
          <Button variant="contained" autoFocus onClick={close}>
            Stäng
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
