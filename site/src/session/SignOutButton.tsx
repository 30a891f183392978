import type { SubmitEvent } from "react";
import { Button } from "../ui/Button.tsx";
import { sessionEvents } from "./session.ts";

/** Signs out through the session machine, or without it by a POST that clears the cookie. */
export function SignOutButton() {
  const signOut = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (!(await sessionEvents.signOut())) form.submit();
  };
  return (
    <form method="post" action="/signout" onSubmit={(event) => void signOut(event)}>
      <Button variant="plain">Logga ut</Button>
    </form>
  );
}
