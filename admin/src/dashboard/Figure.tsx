import { Card, CardActionArea, Skeleton, Typography } from "@mui/material";
import type { ReactNode } from "react";
import { LinkBase } from "react-admin";
import { type ListTarget, useListOpening } from "../lists/ListLink.tsx";
import { serif } from "../ui/theme.ts";

export const number = new Intl.NumberFormat("sv-SE");

interface Props extends ListTarget {
  text: string;
  count: number | undefined;
  /** Explanation below the count. */
  more?: ReactNode;
  /** Styled as an error if the count isn't zero. */
  isBad?: boolean;
}

/** A large count that links to its list. */
export function Figure({ text, count, more, isBad = false, ...place }: Props) {
  const open = useListOpening(place);
  const presses = isBad && (count ?? 0) > 0;
  return (
    <Card
      sx={{
        display: "flex",
        flexDirection: "column",
        ...(presses && { borderColor: "error.main", boxShadow: (theme) => `inset 4px 0 ${theme.palette.error.main}` }),
      }}
    >
      <CardActionArea
        component={LinkBase}
        to={`/${place.list}`}
        onClick={open}
        sx={{
          flex: 1,
          display: "flex",
          flexDirection: "column",
          alignItems: "flex-start",
          justifyContent: "flex-start",
          p: { xs: 1.5, sm: 2 },
        }}
      >
        <Typography component="span" sx={{ color: presses ? "error.main" : "text.secondary", fontWeight: 600 }}>
          {text}
        </Typography>
        <Typography
          component="span"
          sx={{
            fontFamily: serif,
            fontWeight: 600,
            fontSize: { xs: "2rem", sm: "2.5rem" },
            lineHeight: 1.15,
            fontVariantNumeric: "lining-nums",
            color: presses ? "error.main" : "text.primary",
          }}
        >
          {count === undefined ? <Skeleton width="2ch" /> : number.format(count)}
        </Typography>
        {more && (
          <Typography component="span" variant="body2" sx={{ color: "text.secondary", minHeight: "1.4em" }}>
            {more}
          </Typography>
        )}
      </CardActionArea>
    </Card>
  );
}
