import { DeleteButton, SaveButton, Toolbar, useRecordContext } from "react-admin";

interface Props {
  /** Consequence of deleting, shown in the confirmation. */
  consequence: string;
  /** Title of the confirmation. */
  title?: string;
}

/** Save and delete buttons of a form page. */
export function FormButtons({ consequence, title = "Ta bort för gott?" }: Props) {
  const record = useRecordContext();
  return (
    <Toolbar
      sx={{
        backgroundColor: "transparent",
        borderTop: 1,
        borderColor: "divider",
        gap: 2,
        // On phones React-Admin's toolbar is fixed over the fields.
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
