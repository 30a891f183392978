import { Box } from "@mui/material";

/** Classes: shapes are filled (`paper`, or `wash` with an accent outline), lines are stroked (`ink`, `accent`). */
const illustrations = {
  /** An empty tray with a check mark: the work is done. */
  done: (
    <>
      <path className="paper" d="M8 44 20 22h52l12 22v24H8z" />
      <path d="M8 44h22c0 18 32 18 32 0h22" />
      <path className="accent" d="m32 18 10 10 18-20" />
    </>
  ),
  questions: (
    <>
      <path className="paper" d="M8 10h76v42H44L28 66V52H8z" />
      <path className="accent" d="M36 24c2-9 20-9 20 1 0 7-10 6-10 13M46 45v.1" />
    </>
  ),
  calls: (
    <>
      <rect className="paper" x="10" y="16" width="50" height="52" rx="3" />
      <path d="M10 32h50M24 10v12M46 10v12" />
      <path className="filled" d="m54 36 9-4 6 11-5 5c2 5 5 8 10 10l5-5 9 7-4 9c-20 3-34-14-30-33z" />
    </>
  ),
  messages: (
    <>
      <rect className="paper" x="10" y="16" width="72" height="48" rx="3" />
      <path className="accent" d="m10 20 36 26 36-26" />
    </>
  ),
  people: (
    <>
      <circle className="paper" cx="34" cy="24" r="14" />
      <path className="paper" d="M8 68c0-32 52-32 52 0z" />
      <path className="accent" d="M72 24v24M60 36h24" />
    </>
  ),
  purchases: (
    <>
      <path className="paper" d="M18 6h48v62l-8-6-8 6-8-6-8 6-8-6-8 6z" />
      <path d="M28 20h28M28 30h18" />
      <path className="accent" d="M28 44h28" />
    </>
  ),
  law: (
    <>
      <path className="paper" d="M10 12c14 0 28 0 36 8 8-8 22-8 36-8v48c-14 0-28 0-36 8-8-8-22-8-36-8z" />
      <path d="M46 20v48" />
      <path className="accent" d="m56 38 8 8 12-16" />
    </>
  ),
  news: (
    <>
      <path className="paper" d="M10 10h58v50c0 10 14 10 14 0V24H68M10 10v50c0 4 3 8 8 8h57" />
      <rect className="filled" x="20" y="30" width="18" height="16" />
      <path d="M20 20h38M46 32h12M46 42h12M20 56h38" />
    </>
  ),
  files: (
    <>
      <path className="paper" d="M8 16h26l7 9h43v43H8z" />
      <path className="accent" d="M46 60V38m-10 8 10-10 10 10" />
    </>
  ),
  texts: (
    <>
      <path className="paper" d="M16 8h42l14 14v46H16z" />
      <path d="M58 8v14h14M28 32h32M28 43h32" />
      <path className="accent" d="M28 54h16" />
    </>
  ),
  tests: (
    <>
      <rect className="paper" x="16" y="8" width="46" height="60" rx="3" />
      <path d="M36 22h16M36 38h16M36 54h10" />
      <path className="accent" d="m22 21 3 3 5-6M22 37l3 3 5-6" />
      <path className="filled" d="m58 60 14-24 7 4-14 24-8 5z" />
    </>
  ),
  hidden: (
    <>
      <path className="paper" d="M6 40c20-32 60-32 80 0-20 32-60 32-80 0z" />
      <circle className="filled" cx="46" cy="40" r="11" />
      <path d="m16 68 60-58" />
    </>
  ),
  search: (
    <>
      <circle className="paper" cx="38" cy="34" r="26" />
      <path d="m57 53 20 17" />
      <path className="accent" d="M26 34h24" />
    </>
  ),
};

export type EmptyPicture = keyof typeof illustrations;

/** The decorative illustration of an empty list, drawn as those of the site (site/src/ui/EmptyIllustration.tsx). */
export function EmptyIllustration({ picture }: { picture: EmptyPicture }) {
  return (
    <Box
      component="svg"
      data-picture={picture}
      viewBox="0 0 92 76"
      width="92"
      height="76"
      aria-hidden="true"
      sx={{
        display: "block",
        fill: "none",
        color: "text.secondary",
        "& *": { stroke: "currentColor", strokeWidth: 2, strokeLinecap: "round", strokeLinejoin: "round" },
        "& .paper": { fill: (theme) => theme.palette.background.paper },
        "& .accent": { stroke: (theme) => theme.palette.primary.main },
        "& .filled": {
          fill: (theme) => theme.palette.action.selected,
          stroke: (theme) => theme.palette.primary.main,
        },
        "@media (forced-colors: active)": { color: "CanvasText" },
      }}
    >
      {illustrations[picture]}
    </Box>
  );
}
