import { Box, Button, Typography } from "@mui/material";
import { type AnonymisationWork, fieldTexts } from "./useAnonymisation.ts";

/** Places that may identify someone indirectly. None of them has to be replaced. */
export function HintList({ work }: { work: AnonymisationWork }) {
  if (work.hints.length === 0) return null;
  return (
    <Box component="section" aria-label="Kan peka ut" sx={{ mt: 2 }}>
      <Typography variant="subtitle2" component="h3">
        Kan peka ut
      </Typography>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        Tillsammans med annat kan det visa vem det gäller. Det får stå, men läs det en gång till.
      </Typography>
      <Box component="ul" sx={{ my: 0.5, pl: 2.5 }}>
        {work.hints.map(({ Field, Start, Text }) => (
          <li key={`${Field} ${Start}`}>
            {Text} (i {fieldTexts[Field]}){" "}
            <Button size="small" aria-label={`Ersätt ${Text}`} onClick={() => work.mark(Text)}>
              Markera för att ersätta
            </Button>
          </li>
        ))}
      </Box>
    </Box>
  );
}
