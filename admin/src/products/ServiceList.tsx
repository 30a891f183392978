import { formatPrice, percent } from "@lagrum/core/money/money";
import type { ProductPrice } from "@lagrum/core/product/productSchema";
import type { ManagedService } from "@lagrum/core/product/serviceSchema";
import { Box, Button, FormControlLabel, Stack, Switch, Typography } from "@mui/material";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import {
  List,
  type RaRecord,
  SimpleListLoading,
  useDataProvider,
  useListContext,
  useNotify,
  useRefresh,
} from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { ListContent } from "../lists/ListContent.tsx";
import { RequireRole } from "../session/RequireRole.tsx";
import { FigureTable } from "../ui/FigureTable.tsx";
import { toFormError } from "../ui/formError.ts";
import { PageTitle } from "../ui/PageTitle.tsx";
import { Panel } from "../ui/Panel.tsx";
import { PriceDialog } from "./PriceDialog.tsx";
import { isComingPrice, priceStartLabel } from "./productLabels.ts";

type Row = ManagedService & RaRecord;

/** Starts or stops selling the service, at once. */
function ActiveSwitch({ service: { Code, Name, Active } }: { service: Row }) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const { mutate, isPending } = useMutation({
    mutationFn: (active: boolean) => dataProvider.updateService(Code, { Active: active }),
    // Fail offline instead of waiting for the network.
    networkMode: "always",
    onSuccess: (after) => notify(`${Name} ${after.Active ? "säljs nu" : "säljs inte längre"}.`, { type: "success" }),
    onError: (error) => notify(toFormError(error).text, { type: "error" }),
    onSettled: () => refresh(),
  });
  return (
    <FormControlLabel
      control={<Switch checked={Active} disabled={isPending} onChange={(_, checked) => mutate(checked)} />}
      label="Kan köpas"
      slotProps={{ typography: { variant: "body2" } }}
    />
  );
}

/** Removes a price that is not yet in force. */
function WithdrawButton({ service: { Code }, price }: { service: Row; price: ProductPrice }) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const { mutate, isPending } = useMutation({
    mutationFn: () => dataProvider.withdrawServicePrice(Code, price.ID),
    // Fail offline instead of waiting for the network.
    networkMode: "always",
    onSuccess: () => notify("Priset är borttaget.", { type: "success" }),
    onError: (error) => notify(toFormError(error).text, { type: "error" }),
    onSettled: () => refresh(),
  });
  return (
    <Button
      size="small"
      disabled={isPending}
      aria-label={`Ta bort priset som gäller från ${priceStartLabel(price)}`}
      onClick={() => mutate()}
    >
      Ta bort
    </Button>
  );
}

function Service({ service }: { service: Row }) {
  const { Code, Name, Promise: promise, Amount, Prices } = service;
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const refresh = useRefresh();
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel title={Name}>
      <Typography>{promise}</Typography>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: "wrap", alignItems: "center", my: 1 }}>
        <Typography sx={{ fontWeight: 600 }}>{Amount === null ? "Saknar pris" : formatPrice(Amount)}</Typography>
        <ActiveSwitch service={service} />
        <Button variant="outlined" size="small" onClick={() => setOpen(true)}>
          Nytt pris
        </Button>
      </Stack>
      <FigureTable
        label={`Prishistorik för ${Name}`}
        columns={["Gäller från", "Pris", "Varav moms", "Momssats", "Åtgärd"]}
        rows={Prices.map((price) => ({
          key: price.ID,
          cells: [
            priceStartLabel(price),
            ...[formatPrice(price.Amount), formatPrice(price.TaxAmount), percent(price.TaxRate)],
            isComingPrice(price) && <WithdrawButton service={service} price={price} />,
          ],
        }))}
      />
      {isOpen && (
        <PriceDialog
          taxRate={Prices[0]?.TaxRate ?? null}
          save={async (Price) => {
            await dataProvider.updateService(Code, { Price });
            refresh();
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Panel>
  );
}

function Services() {
  const { data } = useListContext<Row>();
  if (data === undefined) return <SimpleListLoading hasSecondaryText />;
  return (
    <Box sx={{ p: { xs: 1, md: 2 } }}>
      {data.map((service) => (
        <Service key={service.Code} service={service} />
      ))}
    </Box>
  );
}

/** /admin/services: the services with a price, whether they can be bought, and their price histories. */
export function ServiceList() {
  return (
    <RequireRole roles={["admin"]}>
      <PageTitle>Tjänster och priser</PageTitle>
      <List title={false} actions={false} pagination={false} empty={false} exporter={false}>
        <ListContent>
          <Services />
        </ListContent>
      </List>
    </RequireRole>
  );
}
