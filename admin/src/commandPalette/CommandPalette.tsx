import { Autocomplete, Box, Dialog, DialogContent, TextField, Typography } from "@mui/material";
import { useEffect, useState } from "react";
import { useDataProvider, useNavigate, useNotify } from "react-admin";
import { Keys } from "../commands/Keys.tsx";
import { usePageActions } from "../commands/pageActions.ts";
import { type Shortcut, shortcuts } from "../commands/shortcuts.ts";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { useListOpening } from "../lists/ListLink.tsx";
import { useNavItems } from "../navigation/navItems.tsx";
import { pathOfQuestion } from "../questions/questionPath.ts";
import { toFormError } from "../ui/formError.ts";
import { LoadFailure } from "../ui/LoadFailure.tsx";
import { arrangeCommands, type Command } from "./arrangeCommands.ts";
import { searchFrom, useFound } from "./useFound.ts";

const all = Object.values(shortcuts).flat();
const keysFor = (fits: (shortcut: Shortcut) => boolean) => all.find(fits)?.keys;

const questionGroup = "Frågor";

const listHeight = "min(50vh, 24rem)";

/**
 * Searches pages, actions, questions, answers and people. A number finds the question with that id, and "O-12" the order.
 * Enter waits for the hits of the typed words.
 */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const notify = useNotify();
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const actions = usePageActions();
  const navItems = useNavItems();
  const [typed, setTyped] = useState("");
  const [enteredWords, setEnteredWords] = useState<string>();
  const words = typed.trim();
  const number = /^(?:[lL]-|#)?(\d{1,9})$/.exec(words)?.[1];
  const isEntered = enteredWords === words;
  const { found: hits, isWaiting, error, refetch } = useFound(words, isEntered);
  const order = /^o-(\d{1,9})$/i.exec(words)?.[1];
  const search = useListOpening({ list: "questions/all", filter: { Query: words } });

  const openQuestion = async (id: number) => {
    try {
      void navigate(pathOfQuestion((await dataProvider.getQuestion(id)).data));
    } catch (error) {
      notify(toFormError(error).text, { type: "error" });
    }
  };
  /** The search of the list would find nothing either. */
  const isEmpty = words.length >= searchFrom && !isWaiting && !error && hits.length === 0;
  const commands: Command[] = [
    ...hits.map(({ to, ...hit }) => ({ ...hit, run: () => void navigate(to) })),
    ...(number === undefined
      ? []
      : [
          {
            kind: "exact" as const,
            group: questionGroup,
            text: `Gå till fråga ${number}`,
            run: () => void openQuestion(Number(number)),
          },
        ]),
    ...(order === undefined
      ? []
      : [
          {
            ...{ kind: "exact" as const, group: "Beställningar", text: `Gå till beställning O-${order}` },
            run: () => void navigate(`/orders/${order}`),
          },
        ]),
    ...actions.map(({ id, text, run }) => ({
      ...{ group: "På sidan", text, run },
      keys: keysFor((shortcut) => shortcut.kind === "action" && shortcut.action === id),
    })),
    ...navItems.map(({ to, text }) => ({
      ...{ group: "Gå till", text, run: () => void navigate(to) },
      keys: keysFor((shortcut) => shortcut.kind === "page" && shortcut.to === to),
    })),
    {
      ...{ group: "Gå till", text: "Kortkommandon", run: () => void navigate("/shortcuts") },
      keys: keysFor(({ kind }) => kind === "help"),
    },
    ...(words.length < 2 || number !== undefined || isEmpty
      ? []
      : [
          {
            ...{ kind: "search" as const, group: "Sök" },
            text: `Sök efter ”${words}” bland alla frågor`,
            run: () => {
              search();
              void navigate("/questions/all");
            },
          },
        ]),
  ];
  const options = arrangeCommands(commands, words, isWaiting);
  const open = (command: Command | undefined) => {
    if (command === undefined) return;
    onClose();
    command.run();
  };
  useEffect(() => {
    if (!isEntered || isWaiting) return;
    setEnteredWords(undefined);
    const [first] = options;
    if (!error && first?.kind !== "search") open(first);
  });
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={onClose}
      aria-label="Sök eller gå till"
      sx={{ "& .MuiDialog-container": { alignItems: "flex-start" } }}
    >
      <DialogContent sx={{ minHeight: `calc(${listHeight} + 7rem)` }}>
        {error && (
          <Box sx={{ mb: 2 }}>
            <LoadFailure error={error} isFetching={isWaiting} onRetry={() => void refetch()} />
          </Box>
        )}
        <Autocomplete<Command, false, true>
          open
          openOnFocus
          // Enter must do nothing before something is typed.
          autoHighlight={words !== ""}
          disableClearable
          forcePopupIcon={false}
          options={options}
          filterOptions={(options) => options}
          groupBy={({ group }) => group}
          getOptionLabel={({ text }) => text}
          getOptionKey={({ group, text, id = "" }) => `${group} ${id} ${text}`}
          inputValue={typed}
          onInputChange={(_, value, why) => {
            if (why !== "input") return;
            setTyped(value);
            setEnteredWords(undefined);
          }}
          onKeyDown={({ key }) => {
            if (key === "Enter" && isWaiting && options.length === 0) setEnteredWords(words);
          }}
          onChange={(_, command) => open(command)}
          onClose={(_, why) => why === "escape" && onClose()}
          loading={isWaiting}
          loadingText="Söker …"
          noOptionsText="Ingenting hittades."
          slotProps={{
            popper: { disablePortal: true },
            paper: { sx: { border: 0, boxShadow: "none" } },
            listbox: { sx: { maxHeight: listHeight } },
          }}
          renderInput={(params) => (
            <TextField
              {...params}
              autoFocus
              label="Sök eller gå till"
              placeholder="Sida, fråga, svar, person eller nummer"
            />
          )}
          // MUI's groups have no valid role within a listbox.
          renderGroup={({ key, group, children }) => (
            <Box component="li" key={key} role="group" aria-label={group}>
              <Typography aria-hidden variant="body2" sx={{ px: 2, pt: 1.5, pb: 0.5, color: "text.secondary" }}>
                {group}
              </Typography>
              <Box component="ul" role="presentation" sx={{ p: 0 }}>
                {children}
              </Box>
            </Box>
          )}
          renderOption={({ key, ...props }, { text, keys }) => (
            <Box component="li" key={key} {...props} sx={{ gap: 2 }}>
              <Typography component="span" sx={{ flex: 1, overflowWrap: "anywhere" }}>
                {text}
              </Typography>
              {keys && <Keys shortcut={{ keys }} />}
            </Box>
          )}
        />
      </DialogContent>
    </Dialog>
  );
}
