import { errorText } from "@lagrum/core/texts/errors";
import { Button, ButtonLink } from "../ui/Button.tsx";
import { ErrorSummary } from "../ui/ErrorSummary.tsx";

interface Props {
  code: string | undefined;
  /** Why the link could not be opened. */
  refusal: string | null;
}

/** The page that the mailed link opens. Only its button consumes the link, since e-mail scanners open links. */
export function OpenPage({ code, refusal }: Props) {
  return (
    <>
      <ErrorSummary errors={refusal ? [{ text: errorText(refusal) }] : []} title="Sidan kunde inte öppnas" />
      <h1>Öppna Mina ärenden</h1>
      {code && !refusal ? (
        <form method="post" action="/mina-arenden/oppna">
          <p>Tryck på knappen så öppnas sidan i den här webbläsaren. Länken är sedan förbrukad.</p>
          <input type="hidden" name="code" value={code} />
          <Button>Visa mina ärenden</Button>
        </form>
      ) : (
        <>
          <p>En länk gäller i 15 minuter och fungerar en gång. Du kan be om en ny.</p>
          <ButtonLink to="/mina-arenden" reloadDocument>
            Be om en ny länk
          </ButtonLink>
        </>
      )}
    </>
  );
}
