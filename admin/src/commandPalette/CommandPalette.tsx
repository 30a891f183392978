import { Autocomplete, Box, Dialog, DialogContent, TextField, Typography } from "@mui/material";
import { useState } from "react";
import { useDataProvider, useNavigate, useNotify } from "react-admin";
import { Keys } from "../commands/Keys.tsx";
import { usePageActions } from "../commands/pageActions.ts";
import { type Shortcut, shortcuts } from "../commands/shortcuts.ts";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { useListOpening } from "../lists/ListLink.tsx";
import { useNavItems } from "../navigation/navItems.tsx";
import { pathOfQuestion } from "../questions/questionPath.ts";
import { toFormError } from "../ui/formError.ts";
import { useFound } from "./useFound.ts";

interface Command {
  group: string;
  text: string;
  /** The ID of a question, an answer or a person in the API's results. */
  id?: number;
  keys?: string | undefined;
  run: () => void;
}

const all = Object.values(shortcuts).flat();
const keysFor = (fits: (shortcut: Shortcut) => boolean) => all.find(fits)?.keys;

/** Groups whose commands come from the typed text. */
const questionGroup = "Frågor";
const orderGroup = "Beställningar";

const listHeight = "min(50vh, 24rem)";

/** Searches pages, actions, questions, answers and people. A number finds the question with that id, and "O-12" the order. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const notify = useNotify();
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const actions = usePageActions();
  const navItems = useNavItems();
  const [typed, setTyped] = useState("");
  const words = typed.trim();
  const number = /^(?:[lL]-|#)?(\d{1,9})$/.exec(words)?.[1];
  const { found: hits, isWaiting, isError } = useFound(words);
  const order = /^o-(\d{1,9})$/i.exec(words)?.[1];
  const search = useListOpening({ list: "questions/all", filter: { Query: words } });

  const openQuestion = async (id: number) => {
    try {
      void navigate(pathOfQuestion((await dataProvider.getQuestion(id)).data));
    } catch (error) {
      notify(toFormError(error).text, { type: "error" });
    }
  };
  const commands: Command[] = [
    ...hits.map(({ to, ...hit }) => ({ ...hit, run: () => void navigate(to) })),
    ...(number === undefined
      ? []
      : [{ group: questionGroup, text: `Gå till fråga ${number}`, run: () => void openQuestion(Number(number)) }]),
    ...(order === undefined
      ? []
      : [{ group: orderGroup, text: `Gå till beställning O-${order}`, run: () => void navigate(`/orders/${order}`) }]),
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
    ...(words.length < 2 || number !== undefined
      ? []
      : [
          {
            group: questionGroup,
            text: `Sök efter ”${words}” bland alla frågor`,
            run: () => {
              search();
              void navigate("/questions/all");
            },
          },
        ]),
  ];
  const lower = words.toLocaleLowerCase("sv");
  const isStart = ({ text }: Command) => text.toLocaleLowerCase("sv").startsWith(lower);
  const fits = ({ group, text, id }: Command) =>
    id !== undefined || [questionGroup, orderGroup].includes(group) || text.toLocaleLowerCase("sv").includes(lower);
  const found = commands.filter(fits);
  // Commands that start with the typed text come first, with their group.
  const leading = [...new Set([...found.filter(isStart), ...found].map(({ group }) => group))];
  const options = leading.flatMap((group) => {
    const own = found.filter((command) => command.group === group);
    return [...own.filter(isStart), ...own.filter((command) => !isStart(command))];
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
          onInputChange={(_, value, why) => why === "input" && setTyped(value)}
          onChange={(_, { run }) => {
            onClose();
            run();
          }}
          onClose={(_, why) => why === "escape" && onClose()}
          loading={isWaiting}
          loadingText="Söker …"
          noOptionsText={isError ? "Sökningen gick inte att göra." : "Ingenting hittades."}
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
