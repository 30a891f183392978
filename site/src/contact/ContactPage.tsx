import { Link, useNavigate } from "@tanstack/react-router";
import type { SiteClient } from "../api/siteClient.ts";
import type { FormState } from "../forms/submitForm.ts";
import { useProgressiveForm } from "../forms/useProgressiveForm.ts";
import type { Company } from "../settings/settings.ts";
import { ErrorSummary } from "../ui/ErrorSummary.tsx";
import { Notice } from "../ui/Notice.tsx";
import { ContactFacts } from "./ContactFacts.tsx";
import { ContactForm } from "./ContactForm.tsx";
import styles from "./ContactPage.module.css";
import { type ContactValues, contactForm } from "./contactForm.ts";

interface Props {
  /** As the server rendered it. */
  start: FormState<ContactValues>;
  company: Company;
  send: SiteClient["sendMessage"];
}

export function ContactPage({ start, company, send }: Props) {
  const navigate = useNavigate();
  const { revision, summary, ...form } = useProgressiveForm({
    form: contactForm,
    start,
    send,
    onSent: ({ Reference }) => navigate({ to: "/contact/tack", search: { ref: Reference }, replace: true }),
  });
  return (
    <>
      <ErrorSummary {...summary} />
      <h1>Kontakta oss</h1>
      <div className={styles.columns}>
        <div>
          <Notice tone="caution" title="Ställ inte juridiska frågor här">
            <p>
              Här når du oss som driver tjänsten. Vill du ha svar på en juridisk fråga?{" "}
              <Link to="/ask_a_question">Ställ den i frågeformuläret</Link>, så hamnar den hos våra jurister.
            </p>
          </Notice>
          <ContactForm key={revision} {...form} />
        </div>
        <ContactFacts company={company} />
      </div>
    </>
  );
}
