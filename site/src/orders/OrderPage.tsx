import { formatPrice } from "@lagrum/core/money/money";
import { orderPages } from "@lagrum/core/order/orderPages";
import type { StartChoices } from "@lagrum/core/order/purchaseDatesSchema";
import type { Product } from "@lagrum/core/product/productSchema";
import { Link, useNavigate } from "@tanstack/react-router";
import { useMemo } from "react";
import type { SiteClient } from "../api/siteClient.ts";
import type { ReviewState } from "../forms/postReviewed.ts";
import { useReviewedForm } from "../forms/useReviewedForm.ts";
import { Breadcrumbs } from "../layout/Breadcrumbs.tsx";
import type { Company } from "../settings/settings.ts";
import { ErrorSummary } from "../ui/ErrorSummary.tsx";
import { Steps } from "../ui/Steps.tsx";
import { OrderForm } from "./OrderForm.tsx";
import { OrderReview } from "./OrderReview.tsx";
import { type OrderValues, orderForm } from "./orderForm.ts";

interface Props {
  product: Product;
  company: Company;
  /** The accepted methods of payment: "Swish, kort eller faktura". */
  methods: string;
  /** When the product is due if it is paid now. */
  dates: StartChoices | null;
  /** As the server rendered it. */
  start: ReviewState<OrderValues>;
  today: string;
  /** Places the order. */
  order: SiteClient["orderProduct"];
}

/** Orders one product: the form, its review, then the checkout. */
export function OrderPage({ product, company, methods, dates, start, today, order }: Props) {
  const navigate = useNavigate();
  const form = useMemo(() => orderForm(product, today), [product, today]);
  const { page, title, reviewing, values, fields, sending, summary, errors, review, edit, submit } = useReviewedForm({
    form,
    start,
    titles: { form: `Beställ ${product.Name}`, review: "Granska beställningen" },
    send: order,
    onSent: ({ AccessCode }) => navigate({ href: orderPages.checkout(AccessCode), reloadDocument: true }),
  });
  return (
    <div ref={page}>
      <Breadcrumbs
        parent={
          <Link to="/product/{-$id}" params={{ id: product.Uri }}>
            {product.Name}
          </Link>
        }
        current="Beställ"
      />
      <ErrorSummary {...summary} />
      <h1 tabIndex={-1}>{title}</h1>
      <Steps steps={["Uppgifter", "Granska", "Betala"]} current={reviewing ? 2 : 1} />
      {reviewing ? (
        <OrderReview
          product={product}
          values={values}
          company={company}
          methods={methods}
          dates={dates}
          sending={sending}
          onSend={() => void submit()}
          onEdit={(field) => void edit(field)}
        />
      ) : (
        <>
          <p>
            {formatPrice(product.Amount)} med moms{methods && `, som du kan betala med ${methods}`}. Klart inom{" "}
            {product.DeliveryWorkingDays} arbetsdagar från att vi börjar. Du väljer nedan när det blir, och ser vilken
            dag det är klart.
          </p>
          <OrderForm
            key={fields.revision}
            product={product}
            fields={fields}
            values={values}
            errors={errors}
            dates={dates}
            today={today}
            onSubmit={() => void review()}
          />
        </>
      )}
    </div>
  );
}
