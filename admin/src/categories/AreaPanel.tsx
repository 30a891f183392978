import type { ManagedCategory } from "@lagrum/core/category/categorySchema";
import ExpandMoreIcon from "@mui/icons-material/ExpandMore";
import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Box,
  Button,
  List,
  ListItem,
  Stack,
  Typography,
} from "@mui/material";
import type { CategoryAction } from "./CategoryDialogs.tsx";
import { CategoryMenu } from "./CategoryMenu.tsx";

interface Props {
  area: ManagedCategory;
  parts: ManagedCategory[];
  onAction: (action: CategoryAction) => void;
}

const number = new Intl.NumberFormat("sv-SE");

const countLabel = (count: number, one: string, many: string) => `${number.format(count)} ${count === 1 ? one : many}`;

/** "12 publicerade svar, 15 frågor i allt" */
const countsLabel = ({ AnswerCount, QuestionCount, ProductCount }: ManagedCategory) =>
  [
    countLabel(AnswerCount, "publicerat svar", "publicerade svar"),
    `${countLabel(QuestionCount, "fråga", "frågor")} i allt`,
    ProductCount > 0 && countLabel(ProductCount, "produkt", "produkter"),
  ]
    .filter(Boolean)
    .join(", ");

/** An area of law with its sub-categories. */
export function AreaPanel({ area, parts, onAction }: Props) {
  return (
    <Accordion
      disableGutters
      variant="outlined"
      slotProps={{ heading: { component: "h2" }, transition: { unmountOnExit: true } }}
      sx={{ "&:not(:first-of-type)": { borderTop: 0 } }}
    >
      <AccordionSummary expandIcon={<ExpandMoreIcon />} id={`area-${area.ID}`} aria-controls={`parts-${area.ID}`}>
        <Box component="span" sx={{ minWidth: 0 }}>
          <Typography component="span" sx={{ display: "block", fontWeight: 600 }}>
            {area.Name}
          </Typography>
          <Typography component="span" variant="body2" sx={{ display: "block", color: "text.secondary" }}>
            {countsLabel(area)}
          </Typography>
        </Box>
      </AccordionSummary>
      <AccordionDetails sx={{ pt: 0 }}>
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: "wrap", alignItems: "center" }}>
          <Button size="small" variant="outlined" onClick={() => onAction({ type: "edit", category: area })}>
            Ändra {area.Name}
          </Button>
          <Button size="small" variant="outlined" onClick={() => onAction({ type: "create", ParentID: area.ID })}>
            Nytt delområde
          </Button>
          <Button
            size="small"
            variant="outlined"
            disabled={parts.length < 2}
            onClick={() => onAction({ type: "order", ParentID: area.ID })}
          >
            Ändra ordningen
          </Button>
          <CategoryMenu category={area} onAction={onAction} />
        </Stack>
        <List dense aria-label={`Delområden i ${area.Name}`}>
          {parts.map((part) => (
            <ListItem
              key={part.ID}
              disableGutters
              sx={{ gap: 1, borderTop: 1, borderColor: "divider", alignItems: "center" }}
            >
              <Box sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>
                <Typography sx={{ fontWeight: 600 }}>{part.Name}</Typography>
                <Typography variant="body2" sx={{ color: "text.secondary" }}>
                  /categories/{part.Uri}
                </Typography>
                <Typography variant="body2" sx={{ color: "text.secondary" }}>
                  {countsLabel(part)}
                </Typography>
              </Box>
              <Button
                size="small"
                aria-label={`Ändra ${part.Name}`}
                onClick={() => onAction({ type: "edit", category: part })}
              >
                Ändra
              </Button>
              <CategoryMenu category={part} onAction={onAction} />
            </ListItem>
          ))}
        </List>
      </AccordionDetails>
    </Accordion>
  );
}
