import type { StaffAnswer } from "@lagrum/core/answer/answerSchema";
import { Button } from "@mui/material";
import { useState } from "react";
import { VersionsDrawer } from "./VersionsDrawer.tsx";

/** Opens the version history of a sent answer. */
export function VersionsButton({ answer }: { answer: StaffAnswer }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Versioner</Button>
      {isOpen && <VersionsDrawer id={answer.ID} text={answer} onClose={() => setOpen(false)} />}
    </>
  );
}
