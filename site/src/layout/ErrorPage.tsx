import { errorText } from "@lagrum/core/texts/errors";
import { useLocation, useRouter } from "@tanstack/react-router";
import { Button } from "../ui/Button.tsx";

/** Says what happened in words, never how: codes we know have a text, all else is a fault of ours. */
export function ErrorPage({ error }: { error: unknown }) {
  const router = useRouter();
  const path = useLocation({ select: (location) => location.pathname });
  return (
    <>
      <h1>Sidan går inte att visa just nu</h1>
      <p>{errorText(error instanceof Error ? error.message : "")}</p>
      <form
        action={path}
        onSubmit={(event) => {
          event.preventDefault();
          void router.invalidate();
        }}
      >
        <Button>Ladda om sidan</Button>
      </form>
    </>
  );
}
