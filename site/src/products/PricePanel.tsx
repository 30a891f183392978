import { formatPrice, percent } from "@lagrum/core/money/money";
import type { Product } from "@lagrum/core/product/productSchema";
import { personalNumberText } from "@lagrum/core/texts/products";
import { Link } from "@tanstack/react-router";
import { ButtonLink } from "../ui/Button.tsx";
import styles from "./PricePanel.module.css";

interface Props {
  product: Product;
  /** The accepted methods of payment: "Swish, kort eller faktura". */
  methods: string;
}

/**
 * The price with the information that prisinformationslagen requires, delivery, the methods of payment (directive
 * 2011/83/EU, article 8.3) and the buttons.
 */
export function PricePanel({ product, methods }: Props) {
  const { Amount, TaxAmount, TaxRate, LowestAmount, ExtraCosts, DeliveryWorkingDays, Category } = product;
  return (
    <section className={styles.panel} aria-labelledby="pris">
      <h2 id="pris">Pris</h2>
      <p className={styles.price}>{formatPrice(Amount)}</p>
      <p className={styles.tax}>
        {TaxAmount > 0 ? `Varav moms (${percent(TaxRate)}) ${formatPrice(TaxAmount)}.` : "Ingen moms tas ut."}
        {LowestAmount !== null && ` Lägsta pris 30 dagar före sänkningen: ${formatPrice(LowestAmount)}.`}
      </p>
      <dl>
        {ExtraCosts && (
          <div>
            <dt>Tillkommer</dt>
            <dd>{ExtraCosts}</dd>
          </div>
        )}
        <div>
          <dt>Klart</dt>
          <dd>
            Inom {DeliveryWorkingDays} arbetsdagar från att vi börjar. Du väljer när, och ser vilken dag det är klart
            innan du betalar
          </dd>
        </div>
        <div>
          <dt>Vem gör det</dt>
          <dd>En jurist hos oss</dd>
        </div>
        {methods && (
          <div>
            <dt>Betala med</dt>
            <dd>{methods}</dd>
          </div>
        )}
        {product.RequiresPersonalNumber && (
          <div>
            <dt>Personnummer</dt>
            <dd>{personalNumberText}</dd>
          </div>
        )}
      </dl>
      <div className={styles.links}>
        <ButtonLink to="/product/$id/bestall" params={{ id: product.Uri }}>
          Beställ för {formatPrice(Amount)}
        </ButtonLink>
        <ButtonLink variant="secondary" to="/ask_a_question" search={Category ? { category: Category.Uri } : {}}>
          Ställ en gratis fråga
        </ButtonLink>
        <ButtonLink variant="secondary" to="/boka" search={Category ? { category: Category.Uri } : {}}>
          Boka tid
        </ButtonLink>
      </div>
      <p className={styles.note}>
        Alla priser finns under <Link to="/fixed_price">Fasta priser</Link>.
      </p>
    </section>
  );
}
