import { day } from "@lagrum/core/contract/fieldSchema";
import type { OutdatedAnswer } from "@lagrum/core/law/lawChangeSchema";
import { dayOf } from "@lagrum/core/text/dates";
import { fieldText } from "@lagrum/core/texts/errors";
import { Button, Stack, TextField } from "@mui/material";
import { useState } from "react";
import { LinkBase, useDataProvider, useNotify, useRefresh } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { toFormError } from "../ui/formError.ts";

/** The new validity date of an answer that is still correct: today, or the date of a coming change. */
const newDay = ({ Changes }: OutdatedAnswer): string =>
  [dayOf(new Date()), ...Changes.map(({ InForce }) => InForce)].toSorted().at(-1) ?? "";

/** Confirms that the answer is still correct with a new validity date, or links to its editor. */
export function ConfirmValidity({ answer }: { answer: OutdatedAnswer }) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [typed, setTyped] = useState(() => newDay(answer));
  const [isPending, setPending] = useState(false);
  const isWrong = !day.safeParse(typed).success;
  const title = `answer-${answer.ID}`;
  const confirm = async () => {
    setPending(true);
    try {
      await dataProvider.saveAnswer(answer.ID, { ValidAt: typed, Version: answer.Version });
      notify("Svaret har fått ett nytt ”Gäller per”.", { type: "success" });
      refresh();
    } catch (error) {
      notify(toFormError(error).text, { type: "error" });
    } finally {
      setPending(false);
    }
  };
  return (
    <Stack direction="row" sx={{ mt: 2, gap: 1.5, flexWrap: "wrap", alignItems: "flex-start" }}>
      <TextField
        label="Gäller per"
        type="date"
        size="small"
        value={typed}
        error={isWrong}
        helperText={isWrong ? fieldText("ValidAt", "INVALID_DATE") : undefined}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { "aria-describedby": title } }}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button variant="contained" disabled={isWrong || isPending} aria-describedby={title} onClick={confirm}>
        Svaret stämmer fortfarande
      </Button>
      <Button component={LinkBase} to={`/answers/${answer.ID}`} variant="outlined" aria-describedby={title}>
        Ändra svaret
      </Button>
    </Stack>
  );
}
