import type { RentClaimStatus } from "@lagrum/core/rentClaim/rentClaimCaseSchema";
import { rentClaimPage } from "@lagrum/core/rentClaim/rentClaimReference";
import { useQueryClient } from "@tanstack/react-query";
import type { Opened } from "../api/openByCode.ts";
import type { SiteClient } from "../api/siteClient.ts";
import type { FormState } from "../forms/submitForm.ts";
import { useProgressiveForm } from "../forms/useProgressiveForm.ts";
import { Button } from "../ui/Button.tsx";
import { ErrorSummary } from "../ui/ErrorSummary.tsx";
import { TextArea } from "../ui/TextArea.tsx";
import { rentClaimQuery } from "./rentClaimQuery.ts";
import { type RentReplyValues, rentReplyForm } from "./rentReplyForm.ts";

interface Props {
  /** The claim's public reference. */
  reference: string;
  code: string;
  start: FormState<RentReplyValues>;
  reply: SiteClient["replyInRentClaim"];
}

/** The tenant's reply to a question from staff. */
export function RentReply({ reference, code, start, reply }: Props) {
  const queryClient = useQueryClient();
  const { initial, revision, sending, summary, errors, formProps } = useProgressiveForm({
    form: rentReplyForm,
    start,
    draftOf: reference,
    send: (call) => reply({ accessCode: code, ...call }),
    onSent: (found) => {
      const next: Opened<RentClaimStatus> = { found };
      queryClient.setQueryData(rentClaimQuery(code).queryKey, next);
    },
  });
  return (
    <section aria-labelledby="reply">
      <h2 id="reply">Ditt svar</h2>
      <ErrorSummary {...summary} />
      <form key={revision} action={rentClaimPage(code)} {...formProps}>
        <input type="hidden" name="Key" value={initial.Key} />
        <TextArea
          name="Message"
          label="Skriv ditt svar"
          hint="Bifoga underlaget nedan först. När du har svarat läser juristen vidare."
          error={errors.Message}
          defaultValue={initial.Message}
        />
        <Button busy={sending}>{sending ? "Skickar…" : "Skicka svaret"}</Button>
      </form>
    </section>
  );
}
