import { formatPrice } from "@lagrum/core/money/money";
import { createFileRoute } from "@tanstack/react-router";
import { api } from "../api/api.ts";
import { imageResponse } from "../pictures/imageResponse.server.ts";

export const Route = createFileRoute("/pictures/product/{$uri}.png")({
  server: {
    handlers: {
      GET: async ({ request, params: { uri } }) => {
        const product = await api().getProductByUri({ params: { uri } });
        if (!product.ok) return new Response(null, { status: product.status === 404 ? 404 : 503 });
        const { Name, Amount } = product.body;
        return imageResponse(request, `Fast pris: ${formatPrice(Amount)}`, Name);
      },
    },
  },
});
