import { Box, Card, CardContent, FormControlLabel, Switch, Typography } from "@mui/material";
import { useStore } from "react-admin";
import { Keys } from "../commands/Keys.tsx";
import { isLetters, lettersKey, shortcuts } from "../commands/shortcuts.ts";
import { PageTitle } from "../ui/PageTitle.tsx";

/** /admin/shortcuts: lists the shortcuts, and turns off those of single letters. */
export function ShortcutsPage() {
  const [hasLetters, setLetters] = useStore(lettersKey, true);
  return (
    <>
      <PageTitle>Kortkommandon</PageTitle>
      <Card sx={{ mt: 2, maxWidth: "48rem" }}>
        <CardContent>
          <FormControlLabel
            control={<Switch checked={hasLetters} onChange={(_, isOn) => setLetters(isOn)} />}
            label="Använd kortkommandon med enstaka bokstäver och tecken"
          />
          <Typography variant="body2" sx={{ color: "text.secondary", mb: 2 }}>
            De gäller inte medan du skriver i ett fält. Stäng av dem om du talar till datorn eller ofta råkar trycka på
            tangenter. Valet följer med ditt konto.
          </Typography>
          {Object.entries(shortcuts).map(([group, rows]) => (
            <Box key={group} sx={{ mt: 3 }}>
              <Typography variant="h6" component="h2">
                {group}
              </Typography>
              <Box component="dl" sx={{ m: 0 }}>
                {rows.map((shortcut) => (
                  <Box
                    key={shortcut.keys}
                    sx={{
                      ...{ display: "flex", justifyContent: "space-between", gap: 2, py: 0.75 },
                      ...{ borderBottom: 1, borderColor: "divider" },
                    }}
                  >
                    <Typography component="dt" sx={{ minWidth: 0 }}>
                      {shortcut.text}
                    </Typography>
                    <Box component="dd" sx={{ m: 0, flex: "none" }}>
                      {isLetters(shortcut) && !hasLetters ? (
                        <Typography component="span" variant="body2" sx={{ color: "text.secondary" }}>
                          Avstängt
                        </Typography>
                      ) : (
                        <Keys shortcut={shortcut} />
                      )}
                    </Box>
                  </Box>
                ))}
              </Box>
            </Box>
          ))}
        </CardContent>
      </Card>
    </>
  );
}
