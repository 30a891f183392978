import { useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { Loading } from "../ui/Loading.tsx";
import { ContinueByMail } from "./ContinueByMail.tsx";
import { findStoredOrder } from "./checkoutCodes.ts";

/** The provider redirects buyers who leave its form here. Opens the order, in the browser that started the payment. */
export function ResumePage({ paymentId }: { paymentId: number }) {
  const navigate = useNavigate();
  const [isUnknown, setUnknown] = useState(false);
  useEffect(() => {
    const begun = findStoredOrder(paymentId);
    if (begun) void navigate({ to: "/kassa", search: begun, replace: true, reloadDocument: true });
    else setUnknown(true);
  }, [navigate, paymentId]);
  return (
    <>
      <noscript>
        <ContinueByMail />
      </noscript>
      {isUnknown ? <ContinueByMail /> : <Loading words="Öppnar beställningen …" lines={2} />}
    </>
  );
}
