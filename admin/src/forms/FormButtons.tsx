import { DeleteButton, SaveButton, Toolbar, useRecordContext } from "react-admin";

interface Props {
  /** What deleting brings about, told before it is done. */
  consequence: string;
  /** What is asked then. */
  title?: string;
}

/** The buttons below a form that is a page of its own; what is there already can be deleted. */
export function FormButtons({ consequence, title = "Ta bort för gott?" }: Props) {
  const record = useRecordContext();
  return (
    <Toolbar
      sx={{
        backgroundColor: "transparent",
        borderTop: 1,
        borderColor: "divider",
        gap: 2,
        // On a phone React-Admin's toolbar lies over the fields.
        "&.RaToolbar-mobileToolbar": { position: "static", px: 2 },
      }}
    >
      <SaveButton />
      {record?.ID !== undefined && (
        <DeleteButton mutationMode="pessimistic" confirmTitle={title} confirmContent={consequence} />
      )}
    </Toolbar>
  );
}
