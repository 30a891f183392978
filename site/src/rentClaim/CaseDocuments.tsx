import { type RentClaimStatus, type RentProof, rentProofs } from "@lagrum/core/rentClaim/rentClaimCaseSchema";
import { rentClaimPage } from "@lagrum/core/rentClaim/rentClaimReference";
import { rentProofTexts } from "@lagrum/core/texts/rentClaims";
import { Button } from "../ui/Button.tsx";
import styles from "../ui/Form.module.css";
import { Select } from "../ui/Select.tsx";
import { TextField } from "../ui/TextField.tsx";

interface Props {
  claim: RentClaimStatus;
  code: string;
  isOpen: boolean;
}

const wanted: readonly RentProof[] = ["Tenancy", "Payment", "LandlordRent"];

/** The tenant's documents, and an upload form, which is posted natively so that it works without JavaScript. */
export function CaseDocuments({ claim: { Files }, code, isOpen }: Props) {
  const missing = wanted.filter((proof) => !Files.some(({ Proof }) => Proof === proof));
  return (
    <section aria-labelledby="documents">
      <h2 id="documents">Dina underlag</h2>
      {Files.length === 0 ? (
        <p>Du har inte bifogat något.</p>
      ) : (
        <ul>
          {Files.map(({ ID, Name, Proof }) => (
            <li key={ID}>
              {Name}: {rentProofTexts[Proof].toLocaleLowerCase("sv")}
            </li>
          ))}
        </ul>
      )}
      {isOpen && (
        <>
          {missing.length > 0 && (
            <>
              <p>Det här saknas än:</p>
              <ul>
                {missing.map((proof) => (
                  <li key={proof}>{rentProofTexts[proof]}</li>
                ))}
              </ul>
            </>
          )}
          <form method="post" action={rentClaimPage(code)} encType="multipart/form-data">
            <Select name="Proof" label="Vad visar dokumentet?" defaultValue={missing[0] ?? "Other"}>
              {rentProofs.map((proof) => (
                <option key={proof} value={proof}>
                  {rentProofTexts[proof]}
                </option>
              ))}
            </Select>
            <TextField
              name="Document"
              label="Dokument"
              hint="En pdf eller en bild, högst 10 MB. Dokumentet kontrolleras, och bara våra jurister ser det."
              type="file"
              accept="application/pdf,.docx,image/jpeg,image/png,image/webp"
            />
            <p className={styles.actions}>
              <Button variant="secondary">Bifoga dokumentet</Button>
            </p>
          </form>
        </>
      )}
    </section>
  );
}
