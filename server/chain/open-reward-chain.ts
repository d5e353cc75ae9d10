import type { BaseError, Hex } from 'viem';
import type { ChainSettings } from '#server/settings/wallet.ts';
import { ChainAway, type Mint, MintRefused, type RewardChain, type SignedMint } from './reward-chain.ts';
import { rewardsAbi, rewardsBytecode } from './seam-rewards.ts';

/** Timeout of a node's response in milliseconds. */
const ANSWER_MS = 10_000;
/** How many times the base fee may rise before a signed mint gets stuck. */
const FEE_ROOM = 4n;

/** An ERC-721 contract accessed by JSON-RPC. Mints are signed here with the issuer's key; the node only sees signed transactions. */
export function openRewardChain({ contract, ...settings }: ChainSettings & { contract: string }): RewardChain {
  const address = contract as Hex;
  let opened: ReturnType<typeof openNode> | null = null;
  const node = () => {
    opened ??= openNode(settings);
    return opened;
  };
  return {
    contract: () => asked(node, async ({ client }) => `${await client.getChainId()}:${address}`),
    ownerOf: (tokenId) =>
      asked(node, async ({ client, viem }) => {
        const call = { address, abi: rewardsAbi, functionName: 'ownerOf', args: [BigInt(tokenId)] } as const;
        return client.readContract(call).catch((error: unknown) => {
          if (revertOf(viem, error) === 'NoSuchToken') return null;
          throw error;
        });
      }),
    nonce: (after) =>
      asked(node, ({ client, account }) =>
        client.getTransactionCount({ address: account.address, blockTag: after === 'mined' ? 'latest' : 'pending' }),
      ),
    sign: (mint, nonce) => asked(node, (parts) => signMint(parts, address, mint, nonce)),
    send: ({ raw }) =>
      asked(node, async ({ client }) => {
        await client.sendRawTransaction({ serializedTransaction: raw as Hex }).catch((error: unknown) => {
          if (!isKnownAlready(error)) throw error;
        });
      }),
    outcome: (hash) =>
      asked(node, async ({ client, viem }) => {
        const receipt = await client.getTransactionReceipt({ hash: hash as Hex }).catch((error: unknown) => {
          if (error instanceof viem.TransactionReceiptNotFoundError) return null;
          throw error;
        });
        if (receipt === null) return 'UNKNOWN';
        return receipt.status === 'success' ? 'MINED' : 'FAILED';
      }),
  };
}

/**
 * Deploys the contract, once per shop; the deployer becomes the issuer. Returns its address. Throws ChainAway, or the node's error when the
 * issuer cannot pay.
 */
export async function deployRewards(settings: ChainSettings): Promise<string> {
  const { client, account, viem } = await openNode(settings);
  const data = viem.encodeDeployData({ abi: rewardsAbi, bytecode: rewardsBytecode });
  const nonce = await client.getTransactionCount({ address: account.address, blockTag: 'pending' });
  const gas = await client.estimateGas({ account: account.address, data });
  const raw = await account.signTransaction({ ...(await terms(client)), data, nonce, gas });
  const hash = await client.sendRawTransaction({ serializedTransaction: raw });
  const { contractAddress, status } = await client.waitForTransactionReceipt({ hash });
  if (status !== 'success' || !contractAddress) throw new Error(`The chain refused the contract: ${hash}`);
  return contractAddress;
}

type Node = Awaited<ReturnType<typeof openNode>>;

async function openNode({ rpcUrl, issuerKey }: ChainSettings) {
  const [viem, { privateKeyToAccount }] = await Promise.all([import('viem'), import('viem/accounts')]);
  const transport = viem.http(rpcUrl, { timeout: ANSWER_MS, retryCount: 1 });
  return { viem, client: viem.createPublicClient({ transport }), account: privateKeyToAccount(issuerKey as Hex) };
}

async function signMint({ client, account, viem }: Node, address: Hex, mint: Mint, nonce: number): Promise<SignedMint> {
  const call = { abi: rewardsAbi, functionName: 'mint', args: [mint.to as Hex, BigInt(mint.tokenId), mint.uri] } as const;
  // Estimating simulates the mint, so a rejection by the contract is known before a transaction is paid for.
  const gas = await client.estimateContractGas({ address, account: account.address, ...call }).catch((error: unknown) => {
    const revert = revertOf(viem, error);
    throw revert === null ? error : new MintRefused(revert, { cause: error });
  });
  const data = viem.encodeFunctionData(call);
  const raw = await account.signTransaction({ ...(await terms(client)), to: address, data, nonce, gas: (gas * 12n) / 10n });
  return { nonce, raw, hash: viem.keccak256(raw) };
}

async function terms(client: Node['client']) {
  const [chainId, fees] = await Promise.all([client.getChainId(), client.estimateFeesPerGas()]);
  return { type: 'eip1559', chainId, ...fees, maxFeePerGas: fees.maxFeePerGas * FEE_ROOM } as const;
}

/** The name of the contract's revert error; null for any other error. */
function revertOf(viem: Node['viem'], error: unknown): string | null {
  if (!(error instanceof viem.BaseError)) return null;
  const revert = error.walk((cause) => cause instanceof viem.ContractFunctionRevertedError);
  return revert instanceof viem.ContractFunctionRevertedError ? (revert.data?.errorName ?? 'reverted') : null;
}

/** Nodes have their own messages for a transaction they already have or a used nonce. */
function isKnownAlready(error: unknown): boolean {
  const said = error instanceof Error ? `${error.message} ${(error as BaseError).details ?? ''}` : '';
  return /already known|already imported|known transaction|nonce too low|nonce is too low/i.test(said);
}

/** Calls the node; any error other than a contract rejection means that it is unavailable. */
async function asked<T>(node: () => ReturnType<typeof openNode>, ask: (parts: Node) => Promise<T>): Promise<T> {
  try {
    return await ask(await node());
  } catch (error) {
    if (error instanceof MintRefused) throw error;
    throw new ChainAway(error instanceof Error ? ((error as BaseError).shortMessage ?? error.message) : 'no answer', { cause: error });
  }
}
