import FormatBoldIcon from "@mui/icons-material/FormatBold";
import FormatItalicIcon from "@mui/icons-material/FormatItalic";
import FormatListBulletedIcon from "@mui/icons-material/FormatListBulleted";
import FormatListNumberedIcon from "@mui/icons-material/FormatListNumbered";
import FormatQuoteIcon from "@mui/icons-material/FormatQuote";
import LinkIcon from "@mui/icons-material/Link";
import RedoIcon from "@mui/icons-material/Redo";
import TitleIcon from "@mui/icons-material/Title";
import UndoIcon from "@mui/icons-material/Undo";
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  TextField,
  ToggleButton,
} from "@mui/material";
import { useTiptapEditor } from "ra-input-rich-text";
import { type FormEvent, type ReactNode, useEffect, useReducer, useState } from "react";
import { visibleAppBar } from "../ui/bars.ts";

interface Mark {
  label: string;
  icon: ReactNode;
  isOn: () => boolean;
  apply: () => void;
}

/** URLs that the server's sanitiser allows in a link. */
const isLinkable = (address: string) => /^(https?:\/\/|mailto:|\/(?!\/))\S+$/i.test(address);

/** The formatting that the server's sanitiser allows. */
export function EditorToolbar({ children }: { children?: ReactNode }) {
  const editor = useTiptapEditor();
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const [link, setLink] = useState<string | null>(null);
  useEffect(() => {
    editor?.on("transaction", rerender);
    return () => void editor?.off("transaction", rerender);
  }, [editor]);
  if (!editor) return null;

  const chain = () => editor.chain().focus();
  const marks: Mark[] = [
    {
      label: "Rubrik",
      icon: <TitleIcon />,
      isOn: () => editor.isActive("heading", { level: 2 }),
      apply: () => chain().toggleHeading({ level: 2 }).run(),
    },
    {
      label: "Underrubrik",
      icon: <TitleIcon sx={{ fontSize: "1.125rem" }} />,
      isOn: () => editor.isActive("heading", { level: 3 }),
      apply: () => chain().toggleHeading({ level: 3 }).run(),
    },
    {
      label: "Fet",
      icon: <FormatBoldIcon />,
      isOn: () => editor.isActive("bold"),
      apply: () => chain().toggleBold().run(),
    },
    {
      label: "Kursiv",
      icon: <FormatItalicIcon />,
      isOn: () => editor.isActive("italic"),
      apply: () => chain().toggleItalic().run(),
    },
    {
      label: "Punktlista",
      icon: <FormatListBulletedIcon />,
      isOn: () => editor.isActive("bulletList"),
      apply: () => chain().toggleBulletList().run(),
    },
    {
      label: "Numrerad lista",
      icon: <FormatListNumberedIcon />,
      isOn: () => editor.isActive("orderedList"),
      apply: () => chain().toggleOrderedList().run(),
    },
    {
      label: "Citat",
      icon: <FormatQuoteIcon />,
      isOn: () => editor.isActive("blockquote"),
      apply: () => chain().toggleBlockquote().run(),
    },
    {
      label: "Länk",
      icon: <LinkIcon />,
      isOn: () => editor.isActive("link"),
      apply: () => setLink(String(editor.getAttributes("link").href ?? "https://")),
    },
    { label: "Ångra", icon: <UndoIcon />, isOn: () => false, apply: () => chain().undo().run() },
    { label: "Gör om", icon: <RedoIcon />, isOn: () => false, apply: () => chain().redo().run() },
  ];
  const setAddress = (address: string | null) => {
    const range = chain().extendMarkRange("link");
    if (address === null) range.unsetLink().run();
    else range.setLink({ href: address }).run();
    setLink(null);
  };

  return (
    <Stack
      direction="row"
      role="toolbar"
      aria-label="Formatering"
      useFlexGap
      sx={{
        position: { sm: "sticky" },
        top: visibleAppBar,
        zIndex: 2,
        flexWrap: "wrap",
        gap: 0.25,
        mb: 1,
        py: 0.5,
        bgcolor: "background.paper",
        borderBottom: 1,
        borderColor: "divider",
      }}
    >
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 0.25 }}>
        {marks.map(({ label, icon, isOn, apply }) => (
          <ToggleButton
            key={label}
            value={label}
            size="small"
            selected={isOn()}
            aria-label={label}
            title={label}
            onMouseDown={(event) => event.preventDefault()}
            onClick={apply}
            sx={{ textTransform: "none", minWidth: 36, px: 0.5, py: 0.5 }}
          >
            {icon}
          </ToggleButton>
        ))}
      </Box>
      {children && <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", ml: "auto" }}>{children}</Box>}
      {link !== null && <LinkDialog address={link} onSet={setAddress} onClose={() => setLink(null)} />}
    </Stack>
  );
}

interface LinkDialogProps {
  address: string;
  onSet: (address: string | null) => void;
  onClose: () => void;
}

function LinkDialog({ address, onSet, onClose }: LinkDialogProps) {
  const [text, setText] = useState(address);
  const [isWrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (isLinkable(text.trim())) onSet(text.trim());
    else setWrong(true);
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="link-dialog">
      <form onSubmit={submit} noValidate>
        <DialogTitle id="link-dialog">Länk</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            fullWidth
            margin="dense"
            label="Adress"
            value={text}
            error={isWrong}
            helperText={isWrong ? "Adressen ska börja med https:// eller mailto:." : " "}
            onChange={(event) => setText(event.target.value)}
          />
        </DialogContent>
        <DialogActions>
          {address !== "https://" && <Button onClick={() => onSet(null)}>Ta bort länken</Button>}
          <Button onClick={onClose}>Avbryt</Button>
          <Button type="submit" variant="contained">
            Infoga
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
