import type { OrderStatus } from "@lagrum/core/order/orderSchema";
import type { SiteClient } from "../api/siteClient.ts";
import { choiceOf, readMethod, startPayment } from "./startPayment.ts";

interface Posted {
  code: string | undefined;
  /** The order, when the code is its question's. */
  id: number | undefined;
  method: unknown;
}

type Payer = Pick<SiteClient, "getOrder" | "getOrderStatus" | "initiateOrderPayment" | "initiateQuestionPayment">;

/** Starts the payment of an order without JavaScript. @returns the page to show */
export async function postMethod(client: Payer, { code, id, method }: Posted): Promise<string> {
  if (code === undefined) return "/kassa";
  const access = { accessCode: code };
  const page = (fel?: string) =>
    `/kassa?${new URLSearchParams({ code, ...(id !== undefined && { order: String(id) }), ...(fel && { fel }) })}`;
  const chosen = readMethod(method);
  if (!chosen) return page("REQUIRED");
  const found =
    id === undefined ? await client.getOrderStatus(access) : await client.getOrder({ ...access, params: { id } });
  if (!found.ok) return page(found.body.Code);
  const started = await startPayment(client, found.body as OrderStatus, { Method: choiceOf(chosen), ...access });
  return started.ok ? page() : page(started.body.Code);
}
