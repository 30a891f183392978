import type { SubmitEvent } from "react";
import { Button } from "../ui/Button.tsx";

/** Ends the session: the server takes the cookie, the browser forgets what the provider keeps there. */
export function SignOutButton() {
  const signOut = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { signOut } = await import("./identity.ts");
    await signOut();
    window.location.assign("/");
  };
  return (
    <form method="post" action="/signout" onSubmit={(event) => void signOut(event)}>
      <Button look="plain">Logga ut</Button>
    </form>
  );
}
