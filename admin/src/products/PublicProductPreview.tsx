import { formatPrice, percent } from "@lagrum/core/money/money";
import type { Product } from "@lagrum/core/product/productSchema";
import { withNonBreakingSpaces } from "@lagrum/core/text/nonBreakingSpaces";
import { personalNumberText } from "@lagrum/core/texts/products";
import { Box } from "@mui/material";
import { productStyle as style } from "../ui/previewStyle.ts";

type Texts =
  | "Name"
  | "ShortDescription"
  | "Description"
  | "Included"
  | "NotIncluded"
  | "YouNeed"
  | "ExtraCosts"
  | "RequiresPersonalNumber"
  | "DeliveryWorkingDays";

/** The fields in the preview. */
export interface ShownProduct extends Pick<Product, Texts> {
  price: Pick<Product, "Amount" | "TaxAmount" | "TaxRate" | "LowestAmount"> | null;
}

/** Preview of the public product page. */
export function PublicProductPreview({ product }: { product: ShownProduct }) {
  const { Name, ShortDescription, Description, Included, NotIncluded, YouNeed } = product;
  return (
    <Box sx={style.container} lang="sv">
      <Box sx={style.page}>
        <Box component="header" sx={style.top}>
          <Box component="h1" sx={style.title}>
            {Name}
          </Box>
          <Box component="p" sx={style.lead}>
            {ShortDescription}
          </Box>
        </Box>
        <Price product={product} />
        <Box sx={style.text}>
          <Box sx={style.description}>
            {Description.split(/\n{2,}/).map((part) => (
              <p key={part}>{withNonBreakingSpaces(part)}</p>
            ))}
          </Box>
          <Points title="Det här ingår" points={Included} />
          <Points title="Det här ingår inte" points={NotIncluded} />
          <Points title="Det här behöver vi från dig" points={YouNeed} />
        </Box>
      </Box>
    </Box>
  );
}

function Price({ product: { price, ExtraCosts, DeliveryWorkingDays, RequiresPersonalNumber } }: Props) {
  const rows: [string, string | null][] = [
    ["Tillkommer", ExtraCosts],
    [
      "Klart",
      `Inom ${DeliveryWorkingDays} arbetsdagar från att vi börjar. Du väljer när, och ser vilken dag det är klart innan du betalar`,
    ],
    ["Vem gör det", "En jurist hos oss"],
    ["Personnummer", RequiresPersonalNumber ? personalNumberText : null],
  ];
  return (
    <Box component="section" aria-label="Pris" sx={style.price}>
      <h2>Pris</h2>
      <Box sx={style.amount}>{price ? formatPrice(price.Amount) : "Inget pris än"}</Box>
      {price && (
        <Box sx={style.tax}>
          {price.TaxAmount > 0
            ? `Varav moms (${percent(price.TaxRate)}) ${formatPrice(price.TaxAmount)}.`
            : "Ingen moms tas ut."}
          {price.LowestAmount !== null && ` Lägsta pris 30 dagar före sänkningen: ${formatPrice(price.LowestAmount)}.`}
        </Box>
      )}
      <dl>
        {rows.map(
          ([term, text]) =>
            text && (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ),
        )}
      </dl>
    </Box>
  );
}

interface Props {
  product: ShownProduct;
}

function Points({ title, points }: { title: string; points: string[] }) {
  if (points.length === 0) return null;
  return (
    <Box component="section" sx={style.points}>
      <h2>{title}</h2>
      <ul>
        {points.map((point) => (
          <li key={point}>{withNonBreakingSpaces(point)}</li>
        ))}
      </ul>
    </Box>
  );
}
