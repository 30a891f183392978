import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { useNavigate, useNotify } from "react-admin";
import { DialogFrame } from "./DialogFrame.tsx";
import { toFormError } from "./formError.ts";

interface Props {
  title: string;
  /** What goes with it. */
  children: ReactNode;
  remove: () => Promise<unknown>;
  /** Said when it is gone. */
  done: string;
  /** Where the admin stands then. */
  then: string;
  onClose: () => void;
}

/** Asks before something is deleted for good; a refusal is told in the dialog, which stays. */
export function DeleteDialog({ title, children, remove, done, then, onClose }: Props) {
  const navigate = useNavigate();
  const notify = useNotify();
  const [left] = useState(() => Promise.withResolvers<void>());
  useEffect(() => left.resolve, [left]);
  const { mutate, error, isPending } = useMutation({
    mutationFn: remove,
    // Without a network it is refused, not put off.
    networkMode: "always",
    onSuccess: () => {
      notify(done, { type: "success" });
      void navigate(then);
      // Under way until its page is left: what is gone must not be read again there.
      return left.promise;
    },
  });
  return (
    <DialogFrame
      isAlert
      title={title}
      description={children}
      formError={error && toFormError(error).text}
      action={isPending ? "Tar bort …" : "Ta bort"}
      color="error"
      isPending={isPending}
      onSubmit={() => mutate()}
      onCancel={isPending ? null : onClose}
    />
  );
}
