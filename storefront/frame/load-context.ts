import { createContext, type LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import type { ShopBridge } from '#contract/shop-bridge.ts';

const shopContext = createContext<ShopBridge>();

/** The bridge of the loader's request: data service, language, trusted HTML. */
export function bridgeOf(context: LoaderFunctionArgs['context']): ShopBridge {
  return context.get(shopContext);
}

/** The router context of one page. */
export function contextOf(bridge: ShopBridge): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(shopContext, bridge);
  return context;
}
