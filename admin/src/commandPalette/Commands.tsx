import { lazy, type ReactNode, Suspense, useState } from "react";
import { useNavigate, useStore } from "react-admin";
import { useHotkeys } from "react-hotkeys-hook";
import { runPageAction } from "../commands/pageActions.ts";
import { OpenPalette } from "../commands/paletteContext.ts";
import { isLetters, lettersKey, type Shortcut, shortcuts } from "../commands/shortcuts.ts";

const CommandPalette = lazy(() => import("./CommandPalette.tsx").then((m) => ({ default: m.CommandPalette })));

const all = Object.values(shortcuts).flat();

/** Listens for one shortcut. Single letters are ignored while typing and in dialogs. */
function Listener({ shortcut, onPress }: { shortcut: Shortcut; onPress: () => void }) {
  const isLetter = isLetters(shortcut);
  useHotkeys(
    shortcut.keys,
    (event) => {
      if (isLetter && document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
      event.preventDefault();
      onPress();
    },
    {
      enableOnFormTags: !isLetter,
      enableOnContentEditable: !isLetter,
      // Punctuation keys differ between keyboard layouts.
      useKey: isLetter,
      ignoreModifiers: shortcut.keys === "?" || shortcut.keys === "/",
    },
  );
  return null;
}

/** Registers the shortcuts and contains the command palette. */
export function Commands({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const [hasLetters] = useStore(lettersKey, true);
  const navigate = useNavigate();

  const press = (shortcut: Shortcut) => {
    switch (shortcut.kind) {
      case "palette":
        return setOpen(true);
      case "help":
        return void navigate("/shortcuts");
      case "page":
        return void navigate(shortcut.to);
      default:
        runPageAction(shortcut.action);
    }
  };
  return (
    <OpenPalette value={() => setOpen(true)}>
      {all
        .filter((shortcut) => hasLetters || !isLetters(shortcut))
        .map((shortcut) => (
          <Listener key={shortcut.keys} shortcut={shortcut} onPress={() => press(shortcut)} />
        ))}
      {children}
      {isOpen && (
        <Suspense fallback={null}>
          <CommandPalette onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </OpenPalette>
  );
}
