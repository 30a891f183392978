import { type ActionProps, ConfirmedAction } from "./ConfirmedAction.tsx";

/** The asker's objection to publication. */
export function Objection(props: ActionProps) {
  return (
    <>
      <p>Vi publicerar fråga och svar utan uppgifter om vem du är, så att andra kan ha nytta av dem.</p>
      <ConfirmedAction
        {...props}
        action="object"
        summary="Jag vill inte att frågan publiceras"
        button="Ja, publicera inte frågan"
      >
        Är den redan publicerad tas den bort direkt. Du får fortfarande ditt svar.
      </ConfirmedAction>
    </>
  );
}
