import type { Order, OrderMessageKind } from "@lagrum/core/order/orderSchema";
import { formatDateTime } from "@lagrum/core/text/dates";
import { Box, Stack, Typography } from "@mui/material";
import { Panel } from "../ui/Panel.tsx";
import { serif } from "../ui/theme.ts";

const headings: Record<OrderMessageKind, string> = {
  asked: "Vi frågade kunden",
  reply: "Kunden svarade",
  delivery: "Vi levererade",
};

/** Messages between staff and the buyer. */
export function OrderMessages({ order: { Messages } }: { order: Order }) {
  if (Messages.length === 0) return null;
  return (
    <Panel title="Kontakt med kunden">
      <Stack component="ol" spacing={2} sx={{ m: 0, p: 0, listStyle: "none" }}>
        {Messages.map(({ Kind, Body, At, Name }) => (
          <Box component="li" key={`${At} ${Kind}`}>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {headings[Kind]}
            </Typography>
            <Typography variant="body2" sx={{ color: "text.secondary" }}>
              {[formatDateTime(At), Name].filter(Boolean).join(" · ")}
            </Typography>
            <Box sx={{ fontFamily: serif, lineHeight: 1.6, mt: 0.5, whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
              {Body}
            </Box>
          </Box>
        ))}
      </Stack>
    </Panel>
  );
}
