import type { OrderFile, OrderStatus } from "@lagrum/core/order/orderSchema";
import type { OrderState } from "@lagrum/core/order/orderStateSchema";
import { errorText } from "@lagrum/core/texts/errors";
import { useQueryClient } from "@tanstack/react-query";
import { type ChangeEvent, useState } from "react";
import { api } from "../api/api.ts";
import { orderQuery } from "../checkout/checkoutQueries.ts";
import { TextField } from "../ui/TextField.tsx";
import { uploadFile } from "./uploadFile.ts";

interface Props {
  order: OrderStatus;
  code: string;
}

const open: readonly OrderState[] = ["Created", "AwaitingPayment", "Paid", "InProgress", "AwaitingCustomer"];

const size = (bytes: number) =>
  bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))} kB`
    : `${(bytes / 1e6).toFixed(1).replace(".", ",")} MB`;

/** Downloaded through the site's server, since a link can't send the access code as a header. */
const addressOf = (order: OrderStatus, code: string, { ID }: OrderFile) =>
  `/order/file?${new URLSearchParams({ code, order: String(order.ID), fil: String(ID) })}`;

/** The delivered documents, and the buyer's own, with a field for more while the order is open. */
export function OrderFiles({ order, code }: Props) {
  const list = (files: OrderFile[]) => (
    <ul>
      {files.map((file) => (
        <li key={file.ID}>
          <a href={addressOf(order, code, file)} download>
            {file.Name}
          </a>{" "}
          ({size(file.Size)})
        </li>
      ))}
    </ul>
  );
  const delivered = order.Files.filter(({ FromStaff }) => FromStaff);
  const own = order.Files.filter(({ FromStaff }) => !FromStaff);
  const isOpen = order.Kind === "Product" && open.includes(order.State);
  return (
    <>
      {delivered.length > 0 && (
        <section aria-labelledby="delivered">
          <h2 id="delivered">Dina färdiga dokument</h2>
          {list(delivered)}
        </section>
      )}
      {(own.length > 0 || isOpen) && (
        <section aria-labelledby="own">
          <h2 id="own">Dokument från dig</h2>
          {own.length > 0 ? list(own) : <p>Du har inte bifogat något.</p>}
          {isOpen && <Attach order={order} code={code} />}
        </section>
      )}
    </>
  );
}

function Attach({ order, code }: Props) {
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState("");
  const [error, setError] = useState<string>();
  const attach = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    setError(undefined);
    for (const file of currentTarget.files ?? []) {
      setProgress(`Skickar ${file.name} …`);
      const sent = await uploadFile(api(), {
        ...{ orderId: order.ID, accessCode: code, file },
        onProgress: (share) => setProgress(`Skickar ${file.name}: ${Math.round(share * 100)} %`),
      });
      if ("Code" in sent) {
        setError(`${file.name}: ${errorText(sent.Code)}`);
        setProgress("");
        break;
      }
      setProgress(`${file.name} är bifogad.`);
    }
    currentTarget.value = "";
    await queryClient.invalidateQueries({ queryKey: orderQuery({ code }).queryKey });
  };
  return (
    <>
      <noscript>
        <p>För att bifoga dokument här behöver du slå på JavaScript.</p>
      </noscript>
      <TextField
        name="Files"
        label="Bifoga dokument"
        hint="Till exempel avtal, beslut eller bilder, högst 10 MB styck. Filerna kontrolleras, och bara våra jurister ser dem."
        type="file"
        multiple
        error={error}
        onChange={(event) => void attach(event)}
      />
      <p role="status">{progress}</p>
    </>
  );
}
