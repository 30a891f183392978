import { isAdmin } from "@lagrum/core/account/roles";
import DeleteIcon from "@mui/icons-material/DeleteOutlined";
import { Button } from "@mui/material";
import { useState } from "react";
import { useDataProvider } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { useSession } from "../session/SessionContext.ts";
import { DeleteDialog } from "../ui/DeleteDialog.tsx";

interface Props {
  question: { ID: number; Title: string };
  /** The path to go to afterwards. */
  then: string;
}

/** Deletes a question permanently. Visible to admins; the API refuses others. */
export function DeleteQuestionButton({ question: { ID, Title }, then }: Props) {
  const { me } = useSession();
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const [isOpen, setOpen] = useState(false);
  if (!isAdmin(me.roles)) return null;
  return (
    <>
      <Button color="error" startIcon={<DeleteIcon />} onClick={() => setOpen(true)}>
        Ta bort frågan
      </Button>
      {isOpen && (
        <DeleteDialog
          title="Ta bort frågan för gott?"
          remove={() => dataProvider.deleteQuestion(ID)}
          done="Frågan är borttagen."
          then={then}
          onClose={() => setOpen(false)}
        >
          ”{Title}” tas bort tillsammans med svaret och uppgifterna om den som frågade. Den som frågade får ett mejl om
          det, om adressen finns kvar. Det går inte att ångra.
        </DeleteDialog>
      )}
    </>
  );
}
