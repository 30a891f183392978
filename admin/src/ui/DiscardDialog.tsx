import { DialogFrame } from "./DialogFrame.tsx";

interface Props {
  onStay: () => void;
  onLeave: () => void;
}

/** Confirmation before unsaved text is discarded. */
export function DiscardDialog({ onStay, onLeave }: Props) {
  return (
    <DialogFrame
      title="Texten är inte sparad"
      description="Om du lämnar sidan nu försvinner det som inte är sparat."
      action="Stanna kvar"
      onSubmit={onStay}
      cancel="Lämna sidan"
      onCancel={onLeave}
      onEscape={onStay}
    />
  );
}
