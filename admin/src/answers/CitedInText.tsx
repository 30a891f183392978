import type { CheckedProvision } from "@lagrum/core/law/provisionCheckSchema";
import type { CitedProvision } from "@lagrum/core/law/provisionSchema";
import { Box, Button, Typography } from "@mui/material";
import { checkedLabel } from "../law/checkedLabel.ts";
import { ProvisionDoubt } from "./ProvisionDoubt.tsx";
import { ProvisionWording } from "./ProvisionWording.tsx";

interface Props {
  /** Provisions that the text cites and the list lacks. */
  cited: readonly CheckedProvision[];
  isClosed: boolean;
  onAdd: (provisions: CitedProvision[]) => void;
}

const toCited = ({ Law, Sfs, Chapter, Paragraph }: CheckedProvision): CitedProvision => ({
  ...{ Law, Sfs, Chapter, Paragraph },
});

const unaddable: CheckedProvision["Status"][] = ["ChapterMissing", "UnlistedAct", "PartMissing", "Future"];

/** An act or a chapter alone, a provision without its chapter or number of its act, can't be added. */
const isAddable = ({ Paragraph, Status }: CheckedProvision): boolean => Paragraph !== "" && !unaddable.includes(Status);

/** Offers to add the provisions that were found in the text to the answer's list. */
export function CitedInText({ cited, isClosed, onAdd }: Props) {
  if (cited.length === 0) return null;
  const addable = cited.filter(isAddable);
  return (
    <Box sx={{ mt: 2 }}>
      <Typography variant="subtitle2" component="h4">
        I texten, men inte i listan
      </Typography>
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {cited.map((checked) => (
          <Box
            component="li"
            key={checkedLabel(checked)}
            sx={{ display: "flex", flexWrap: "wrap", alignItems: "center" }}
          >
            <Box sx={{ flex: "1 1 11rem", py: 0.75, overflowWrap: "anywhere" }}>
              <ProvisionWording label={checkedLabel(checked)} wording={checked.Wording} />
              <ProvisionDoubt checked={checked} />
            </Box>
            {isAddable(checked) && (
              <Button
                size="small"
                disabled={isClosed}
                aria-label={`Lägg till ${checked.Label}`}
                onClick={() => onAdd([toCited(checked)])}
              >
                Lägg till
              </Button>
            )}
          </Box>
        ))}
      </Box>
      {addable.length > 1 && (
        <Button size="small" disabled={isClosed} onClick={() => onAdd(addable.map(toCited))}>
          Lägg till alla
        </Button>
      )}
    </Box>
  );
}
