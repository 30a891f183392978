import { isAdmin } from "@lagrum/core/account/roles";
import type { Order } from "@lagrum/core/order/orderSchema";
import { nextOrderState, type OrderEvent } from "@lagrum/core/order/orderTransitions";
import { formatDateTime } from "@lagrum/core/text/dates";
import { Button, Stack, Typography } from "@mui/material";
import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useDataProvider, useNotify, useRefresh } from "react-admin";
import { usePageAction } from "../commands/pageActions.ts";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { MessageDialog } from "../forms/MessageDialog.tsx";
import { useSession } from "../session/SessionContext.ts";
import { toFormError } from "../ui/formError.ts";
import { Panel } from "../ui/Panel.tsx";
import { RecordDialog } from "../withdrawals/RecordDialog.tsx";
import { DeliverDialog } from "./DeliverDialog.tsx";
import { orderTimeSentence } from "./orderLabels.ts";
import { RefundDialog } from "./RefundDialog.tsx";

function assignment({ AssignedTo, TakenAt }: Order): string {
  if (AssignedTo === null) return "Ingen har tagit sig an beställningen.";
  return `${AssignedTo.Name} arbetar med beställningen${TakenAt === null ? "" : ` sedan ${formatDateTime(TakenAt)}`}.`;
}

/** A change without a form. */
function useStep(run: () => Promise<unknown>, done: string) {
  const notify = useNotify();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: run,
    // Fail offline instead of waiting for the network.
    networkMode: "always",
    onSuccess: () => notify(done, { type: "success" }),
    onError: (error) => notify(toFormError(error).text, { type: "error" }),
    onSettled: () => refresh(),
  });
}

type Dialog = "ask" | "deliver" | "clear" | "cancel" | "refund" | "withdraw";

/** The actions that the order's state, its kind and the caller's role allow. The API decides. */
function useAllowed({ State, Kind, AssignedTo, RefundableAmount, HeldUntil, InReview }: Order) {
  const { me } = useSession();
  const canDo = (event: OrderEvent) => nextOrderState(State, event) !== null;
  const isAdministrator = isAdmin(me.roles);
  // The work on a question's order is done on the question's page.
  const hasOwnPage = Kind === "Product";
  const isWorker = isAdministrator || AssignedTo?.UserID === me.UserID;
  return {
    take: hasOwnPage && canDo("TAKE") && HeldUntil === null && !InReview,
    ask: hasOwnPage && isWorker && canDo("ASK"),
    deliver: hasOwnPage && isWorker && canDo("DELIVER"),
    close: canDo("CLOSE"),
    clear: isAdministrator && InReview,
    cancel: isAdministrator && canDo("CANCEL"),
    refund: isAdministrator && RefundableAmount > 0,
    // The contract of a question that was refunded for lateness lives.
    withdraw: canDo("WITHDRAW") || (State === "Refunded" && (Kind === "Question" || Kind === "FollowUp")),
  };
}

/** The order's assignee, due time and actions. */
export function OrderActions({ order }: { order: Order }) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const allowed = useAllowed(order);
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const take = useStep(() => dataProvider.takeOrder(order.ID), "Du arbetar nu med beställningen.");
  const close = useStep(() => dataProvider.closeOrder(order.ID), "Beställningen är avslutad.");
  usePageAction("reserve", "Ta beställningen", () => take.mutate(), allowed.take && !take.isPending);
  const opener = (name: Dialog, text: string, variant: "contained" | "outlined" = "outlined"): ReactNode =>
    allowed[name] && (
      <Button variant={variant} onClick={() => setDialog(name)}>
        {text}
      </Button>
    );
  const due = orderTimeSentence(order);
  return (
    <Panel title="Handläggning">
      <Typography>{assignment(order)}</Typography>
      {order.HeldUntil !== null && (
        <Typography>
          Kunden har inte bett oss börja under ångerfristen. Arbetet får börja {formatDateTime(order.HeldUntil)}.
        </Typography>
      )}
      {due && <Typography sx={{ color: "text.secondary" }}>{due}.</Typography>}
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: "wrap", mt: 1.5, "&:empty": { display: "none" } }}>
        {allowed.take && (
          <Button variant="contained" disabled={take.isPending} onClick={() => take.mutate()}>
            {take.isPending ? "Tar …" : "Ta beställningen"}
          </Button>
        )}
        {opener("deliver", "Leverera", "contained")}
        {opener("ask", "Fråga kunden")}
        {allowed.close && (
          <Button variant="contained" disabled={close.isPending} onClick={() => close.mutate()}>
            {close.isPending ? "Avslutar …" : "Avsluta"}
          </Button>
        )}
        {opener("clear", "Inget jäv", "contained")}
        {opener("cancel", "Avbryt beställningen")}
        {opener("refund", "Betala tillbaka")}
        {opener("withdraw", "Kunden ångrar köpet")}
      </Stack>
      {dialog && <ActionDialog order={order} dialog={dialog} onClose={() => setDialog(null)} />}
    </Panel>
  );
}

interface DialogProps {
  order: Order;
  dialog: Dialog;
  onClose: () => void;
}

function ActionDialog({ order, dialog, onClose }: DialogProps) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  switch (dialog) {
    case "deliver":
      return <DeliverDialog order={order} onClose={onClose} />;
    case "refund":
      return <RefundDialog order={order} onClose={onClose} />;
    case "withdraw":
      return <RecordDialog orderId={order.ID} onClose={onClose} />;
    case "ask":
      return (
        <MessageDialog
          title="Fråga kunden"
          label="Vad behöver du veta?"
          hint="Kunden får ett mejl med en länk till beställningens sida, där frågan står och kan besvaras."
          sent="Frågan är skickad till kunden."
          send={(Message) => dataProvider.askBuyer(order.ID, { Message })}
          onClose={onClose}
        />
      );
    case "clear":
      return (
        <MessageDialog
          title="Det finns inget jäv"
          label="Skäl"
          hint="Arbetet får börja när beställningen är betald. Kunden får inget mejl. Skälet sparas i anteckningarna."
          field="Reason"
          action="Släpp beställningen"
          sent="Granskningen är avslutad."
          send={(Reason) => dataProvider.clearConflict(order.ID, { Reason })}
          onClose={onClose}
        />
      );
    case "cancel":
      return (
        <MessageDialog
          title="Avbryt beställningen"
          label="Skäl"
          hint="Beställningen kan inte betalas sedan. Skälet visas inte för kunden."
          field="Reason"
          action="Avbryt beställningen"
          sent="Beställningen är avbruten."
          send={(Reason) => dataProvider.cancelOrder(order.ID, { Reason })}
          onClose={onClose}
        />
      );
  }
}
