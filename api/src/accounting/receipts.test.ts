import { afterAll, expect, it } from "vitest";
import { bookedOrder } from "../../test/orders.ts";
import { done, refusal } from "../../test/scenes.ts";
import { createTestApp } from "../../test/testApp.ts";

const testApp = await createTestApp();
afterAll(() => testApp.close());
const { client, asAdmin, server } = testApp;

it("a buyer gets the order's receipt by its access code, and no other order's", async () => {
  const { ID: id, AccessCode: accessCode } = await bookedOrder(testApp);
  const other = await bookedOrder(testApp);
  const [item] = done(await client.getOrderStatus({ accessCode })).Receipts;
  const params = { id, receiptId: item?.ID ?? 0 };
  const receipt = done(await client.getReceipt({ params, accessCode }));
  expect(receipt).toMatchObject({
    ...{ Kind: "Sale", Number: item?.Number, Amount: 349_500, TaxAmount: 69_900, Counterparty: "Kim Ek" },
    ...{ PaymentMethod: "Swish", Reference: `O-${id}`, Credits: null },
  });
  expect(done(await asAdmin.getReceipt({ params }))).toEqual(receipt);
  expect(refusal(await client.getReceipt({ params, accessCode: other.AccessCode }))).toBe("404 NOT_FOUND");
  const foreign = { id: other.ID, receiptId: params.receiptId };
  expect(refusal(await client.getReceipt({ params: foreign, accessCode: other.AccessCode }))).toBe("404 NOT_FOUND");
  expect(refusal(await client.getReceipt({ params }))).toBe("401 NOT_LOGGED_IN");
});

it("the file is a tagged PDF in Swedish with the receipt's number as its title", async () => {
  const { ID, AccessCode } = await bookedOrder(testApp);
  const [item] = done(await client.getOrderStatus({ accessCode: AccessCode })).Receipts;
  const url = `/api/orders/${ID}/receipts/${item?.ID}/file`;
  const { statusCode, headers, rawPayload } = await server.inject({ url, headers: { "access-code": AccessCode } });
  expect([statusCode, headers["content-type"]]).toEqual([200, "application/pdf"]);
  const text = rawPayload.toString("latin1");
  expect(text.startsWith("%PDF-1.7")).toBe(true);
  for (const part of ["/MarkInfo", "/Marked true", "/StructTreeRoot", "/Lang (sv-SE)", "<pdfuaid:part>1"]) {
    expect(text).toContain(part);
  }
});
