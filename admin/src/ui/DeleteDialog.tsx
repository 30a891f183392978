import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { useNavigate, useNotify } from "react-admin";
import { DialogFrame } from "./DialogFrame.tsx";
import { toFormError } from "./formError.ts";

interface Props {
  title: string;
  /** What else is deleted. */
  children: ReactNode;
  remove: () => Promise<unknown>;
  /** The notification after the deletion. */
  done: string;
  /** The path to go to afterwards. */
  then: string;
  onClose: () => void;
}

/** Confirms a permanent deletion. An error is shown in the dialog. */
export function DeleteDialog({ title, children, remove, done, then, onClose }: Props) {
  const navigate = useNavigate();
  const notify = useNotify();
  const [left] = useState(() => Promise.withResolvers<void>());
  useEffect(() => left.resolve, [left]);
  const { mutate, error, isPending } = useMutation({
    mutationFn: remove,
    // Fail offline instead of waiting for the network.
    networkMode: "always",
    onSuccess: () => {
      notify(done, { type: "success" });
      void navigate(then);
      // Pending until the page is left, so that it doesn't refetch the deleted record.
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
