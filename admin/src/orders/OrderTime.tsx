import type { OrderListItem } from "@lagrum/core/order/orderSchema";
import { formatShortDateTime } from "@lagrum/core/text/dates";
import ScheduleIcon from "@mui/icons-material/ScheduleOutlined";
import WarningIcon from "@mui/icons-material/WarningAmberOutlined";
import { Box } from "@mui/material";
import { useRecordContext } from "react-admin";
import { orderTimeLeft, orderTimeSentence, orderTimeTone, type TimedOrder } from "./orderLabels.ts";

const colours = { default: "text.secondary", warning: "warning.main", error: "error.main" };

/** The time left, with an icon and a colour. */
export function OrderTimeLeft({ order }: { order: TimedOrder }) {
  const left = orderTimeLeft(order);
  if (left === null) return null;
  const tone = orderTimeTone(order);
  const Icon = tone === "default" ? ScheduleIcon : WarningIcon;
  return (
    <Box
      component="span"
      title={orderTimeSentence(order) ?? undefined}
      sx={{
        ...{ display: "inline-flex", alignItems: "center", gap: 0.5, fontSize: "0.8125rem", whiteSpace: "nowrap" },
        color: colours[tone],
        ...(tone !== "default" && { fontWeight: 600 }),
      }}
    >
      <Icon sx={{ fontSize: "1rem" }} />
      {left}
    </Box>
  );
}

/** A column with the due time and the time left. */
export function OrderDueTime() {
  const order = useRecordContext<OrderListItem>();
  if (!order?.DueAt) return null;
  return (
    <Box sx={{ display: "flex", alignItems: "center", gap: 1, whiteSpace: "nowrap" }}>
      <time dateTime={order.DueAt}>{formatShortDateTime(order.DueAt)}</time>
      <OrderTimeLeft order={order} />
    </Box>
  );
}
