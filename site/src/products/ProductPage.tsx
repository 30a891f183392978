import { formatPrice } from "@lagrum/core/money/money";
import type { Product, ProductListItem } from "@lagrum/core/product/productSchema";
import { withNonBreakingSpaces } from "@lagrum/core/text/nonBreakingSpaces";
import { Link } from "@tanstack/react-router";
import { Breadcrumbs, FixedPriceCrumb } from "../layout/Breadcrumbs.tsx";
import { JsonLd } from "../searchEngines/JsonLd.tsx";
import { readPublicUrl } from "../searchEngines/pageHead.ts";
import { breadcrumbData, productData } from "../searchEngines/structuredData.ts";
import { Icon, type IconName } from "../ui/Icon.tsx";
import { List } from "../ui/List.tsx";
import { PricePanel } from "./PricePanel.tsx";
import styles from "./ProductPage.module.css";

interface Props {
  product: Product;
  /** Other products in the same area. */
  related: ProductListItem[];
  /** The accepted methods of payment: "Swish, kort eller faktura". */
  methods: string;
}

/** One product: description, contents, price and process. */
export function ProductPage({ product, related, methods }: Props) {
  const { Name, ShortDescription, Description, Included, NotIncluded, YouNeed } = product;
  const base = readPublicUrl();
  const crumbs = [
    { name: "Fasta priser", path: "/fixed_price" },
    { name: Name, path: `/product/${product.Uri}` },
  ];
  return (
    <>
      <JsonLd data={[productData(base, product), breadcrumbData(base, crumbs)]} />
      <Breadcrumbs parent={<FixedPriceCrumb />} current={Name} />
      <div className={styles.page}>
        <header className={styles.top}>
          <h1>{Name}</h1>
          <p className={styles.lead}>{ShortDescription}</p>
        </header>
        <PricePanel product={product} methods={methods} />
        <div className={styles.text}>
          <section aria-label="Om tjänsten" className={styles.description}>
            {Description.split(/\n{2,}/).map((part) => (
              <p key={part}>{withNonBreakingSpaces(part)}</p>
            ))}
            {product.Uri === "ansokan-overhyra" && (
              <p>
                <Link to="/overhyra">Räkna först ut vad du kan få tillbaka</Link>. Det kostar inget.
              </p>
            )}
          </section>
          <Points id="ingar" title="Det här ingår" icon="tick" points={Included} />
          <Points id="ingar-inte" title="Det här ingår inte" icon="close" points={NotIncluded} quiet />
          <Points id="behover" title="Det här behöver vi från dig" icon="forward" points={YouNeed} />
          <section aria-labelledby="sa-gar-det-till">
            <h2 id="sa-gar-det-till">Så går det till</h2>
            <ol className={styles.steps}>
              <li>Du beställer, ser alla villkor och betalar. Du svarar på frågor om din situation.</li>
              <li>
                En jurist kontrollerar att vi inte redan hjälper din motpart, läser och hör av sig om något saknas.
              </li>
              <li>
                Du får det färdiga inom {product.DeliveryWorkingDays} arbetsdagar från att vi börjar. Saknas något från
                dig väntar arbetet tills vi har fått det.
              </li>
            </ol>
          </section>
          <section aria-labelledby="angerratt">
            <h2 id="angerratt">Ångerrätt</h2>
            <p>
              Som konsument får du ångra dig inom 14 dagar från dagen efter köpet, utan att säga varför. När du
              beställer väljer du om vi ska börja nu eller när den tiden har gått ut, och ser vilken dag det är klart.
              Börjar vi nu betalar du bara för det som är gjort om du ångrar dig, och rätten upphör när hela tjänsten är
              utförd. Allt om detta står i <Link to="/villkor">villkoren</Link>.
            </p>
          </section>
          {related.length > 0 && (
            <section aria-labelledby="liknande">
              <h2 id="liknande">I samma område</h2>
              <List
                items={related.map((other) => ({
                  key: other.ID,
                  title: (
                    <Link to="/product/{-$id}" params={{ id: other.Uri }}>
                      {other.Name}
                    </Link>
                  ),
                  aside: formatPrice(other.Amount),
                }))}
              />
            </section>
          )}
        </div>
      </div>
    </>
  );
}

interface PointsProps {
  id: string;
  title: string;
  icon: IconName;
  points: string[];
  quiet?: boolean;
}

function Points({ id, title, icon, points, quiet }: PointsProps) {
  if (points.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={quiet ? `${styles.points} ${styles.quiet}` : styles.points}>
        {points.map((point) => (
          <li key={point}>
            <Icon name={icon} className={styles.mark} />
            <span>{withNonBreakingSpaces(point)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
