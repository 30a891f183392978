import { formatPrice } from "@lagrum/core/money/money";
import { Box, Typography } from "@mui/material";
import type { MoneyCaseRow } from "./MoneyCaseCard.tsx";

const shown = (amount: number | null, currency = "SEK"): string => {
  if (amount === null) return "Okänt";
  return currency === "SEK"
    ? formatPrice(amount)
    : `${(amount / 100).toLocaleString("sv-SE", { useGrouping: "min2" })} ${currency}`;
};

/** The three amounts that must agree: at the provider, in our books, and by the order's state. */
export function Balances({ row }: { row: MoneyCaseRow }) {
  const { ProviderAmount, BookedAmount, ExpectedAmount, Currency } = row;
  if (row.Kind === "Series") return null;
  const amounts: [string, string][] = [
    ["Hos betaltjänsten", shown(ProviderAmount, Currency)],
    ["I bokföringen", shown(BookedAmount)],
    ["Enligt beställningen", shown(ExpectedAmount)],
  ];
  return (
    <Box
      component="dl"
      sx={{
        ...{ display: "grid", gridTemplateColumns: { sm: "repeat(3, 1fr)" }, columnGap: 1.5, rowGap: 0.5 },
        ...{ m: 0, mb: 1.5, p: 1.5, border: 1, borderColor: "divider", borderRadius: 1 },
      }}
    >
      {amounts.map(([name, amount]) => (
        <Box key={name} sx={{ display: { xs: "flex", sm: "block" }, justifyContent: "space-between", gap: 1.5 }}>
          <Typography component="dt" variant="body2" sx={{ color: "text.secondary" }}>
            {name}
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontVariantNumeric: "tabular-nums", fontWeight: 600 }}>
            {amount}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
