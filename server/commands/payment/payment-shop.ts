import type { PaymentGateway } from '#server/gateways/payment/port.ts';
import type { Shop } from '#server/shop.ts';

/** A shop with its payment provider: what commands that touch money are given. */
export interface PaymentShop extends Shop {
  gateway: PaymentGateway;
}
