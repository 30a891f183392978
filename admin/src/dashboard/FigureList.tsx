import { Box, Card, CardContent, List, ListItem, ListItemButton, Skeleton, Typography } from "@mui/material";
import { LinkBase } from "react-admin";
import { type ListTarget, useListOpening } from "../lists/ListLink.tsx";
import { number } from "./Figure.tsx";

export interface SmallFigure extends ListTarget {
  text: string;
  count: number | undefined;
  isBad?: boolean;
}

function Row({ text, count, isBad = false, ...place }: SmallFigure) {
  const open = useListOpening(place);
  const isNone = count === 0;
  const presses = isBad && !isNone && count !== undefined;
  return (
    <ListItem disablePadding sx={{ "&:not(:first-of-type)": { borderTop: 1, borderColor: "divider" } }}>
      <ListItemButton
        component={LinkBase}
        to={`/${place.list}`}
        onClick={open}
        sx={{ px: 1, mx: -1, py: 0.75, gap: 2 }}
      >
        <Box component="span" sx={{ flex: 1, color: isNone ? "text.secondary" : presses ? "error.main" : "inherit" }}>
          {text}
        </Box>
        <Box
          component="span"
          sx={{
            fontVariantNumeric: "tabular-nums lining-nums",
            fontWeight: isNone ? 400 : 700,
            color: isNone ? "text.secondary" : presses ? "error.main" : "primary.main",
          }}
        >
          {count === undefined ? <Skeleton width="2ch" /> : number.format(count)}
        </Box>
      </ListItemButton>
    </ListItem>
  );
}

/** A list of labelled counts. Zeros are dimmed. */
export function FigureList({ heading, figures }: { heading: string; figures: SmallFigure[] }) {
  return (
    <Card>
      <CardContent sx={{ "&:last-child": { pb: 1.5 } }}>
        <Typography variant="h5" component="h2" sx={{ mb: 0.5 }}>
          {heading}
        </Typography>
        <List disablePadding>
          {figures.map((figure) => (
            <Row key={figure.text} {...figure} />
          ))}
        </List>
      </CardContent>
    </Card>
  );
}
