import type { Category } from "@lagrum/core/category/categorySchema";
import { formatPrice } from "@lagrum/core/money/money";
import type { ProductListItem } from "@lagrum/core/product/productSchema";
import { Link } from "@tanstack/react-router";
import { Breadcrumbs } from "../layout/Breadcrumbs.tsx";
import { ButtonLink } from "../ui/Button.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { Icon } from "../ui/Icon.tsx";
import styles from "./PriceListPage.module.css";
import { groupProducts } from "./productGroups.ts";

interface Props {
  products: ProductListItem[];
  areas: Category[];
}

/** All fixed-price products by area, with an explanation of the prices. */
export function PriceListPage({ products, areas }: Props) {
  const groups = groupProducts(products, areas);
  return (
    <>
      <Breadcrumbs current="Fasta priser" />
      <h1>Fasta priser</h1>
      <p className={styles.lead}>
        Avtal, ansökningar och granskningar som en jurist gör åt dig. Du vet vad det kostar, vad som ingår och när det
        är klart innan vi börjar.
      </p>
      <ul className={styles.promises}>
        {promises.map(({ title, text }) => (
          <li key={title}>
            <Icon name="check" className={styles.mark} />
            <div>
              <strong>{title}</strong>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      {groups.length > 1 && (
        <nav className={styles.jumps} aria-label="Grupper på sidan">
          <ul>
            {groups.map(({ id, name }) => (
              <li key={id}>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {groups.length === 0 && <EmptyState picture="products" title="Det finns inga tjänster till fast pris just nu." />}
      {groups.map(({ id, name, products: some }) => (
        <section key={id} className={styles.group} aria-labelledby={id}>
          <h2 id={id}>{name}</h2>
          <ul className={styles.cards}>
            {some.map((product) => (
              <Product key={product.ID} product={product} />
            ))}
          </ul>
        </section>
      ))}
      <section className={styles.unsure} aria-labelledby="osaker">
        <h2 id="osaker">Osäker på vad du behöver?</h2>
        <p>Börja med en fråga. Den kostar inget, och svaret kan visa att du klarar dig själv.</p>
        <div className={styles.links}>
          <ButtonLink to="/ask_a_question">Ställ en fråga</ButtonLink>
          <ButtonLink variant="secondary" to="/boka">
            Boka tid
          </ButtonLink>
        </div>
      </section>
    </>
  );
}

const promises = [
  { title: "Hela priset", text: "Moms ingår. Det som en myndighet tar betalt för står för sig." },
  { title: "En jurist gör arbetet", text: "Juriststudenter svarar på frågor, men skriver inte dina avtal." },
  { title: "14 dagars ångerrätt", text: "Från dagen efter köpet, enligt lagen om distansavtal." },
];

function Product({
  product: { Uri, Name, ShortDescription, Amount, LowestAmount, DeliveryWorkingDays },
}: ProductProps) {
  return (
    <li className={styles.card}>
      <h3>
        <Link to="/product/{-$id}" params={{ id: Uri }}>
          {Name}
        </Link>
      </h3>
      <p>{ShortDescription}</p>
      <p className={styles.price}>
        <strong>{formatPrice(Amount)}</strong>
        <span>Klart inom {DeliveryWorkingDays} arbetsdagar</span>
      </p>
      {LowestAmount !== null && (
        <p className={styles.lowest}>Lägsta pris 30 dagar före sänkningen: {formatPrice(LowestAmount)}</p>
      )}
    </li>
  );
}

interface ProductProps {
  product: ProductListItem;
}
