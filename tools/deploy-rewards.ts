// npm run deploy-rewards: deploys the rewards contract to the chain at CHAIN_RPC_URL, paid for and owned by CHAIN_ISSUER_KEY
// (docs/operating.md).

import { deployRewards } from '#server/chain/open-reward-chain.ts';
import { readChain } from '#server/config.ts';
import { report } from './command.ts';

await report(async () => `The contract is at ${await deployRewards(readChain())}. Set CHAIN_CONTRACT to it, and WALLET=chain.`);
