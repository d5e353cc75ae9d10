import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { deployRewards, openRewardChain } from '#server/chain/open-reward-chain.ts';
import type { ChainSettings } from '#server/settings/wallet.ts';
import type { TestChain } from './memory-chain.ts';

export interface LocalChain extends ChainSettings {
  /** Any JSON-RPC call, for test-only operations: manual mining, dropping transactions. */
  rpc<T>(method: string, ...params: unknown[]): Promise<T>;
  /** From now on only `mine` creates blocks, because the node's own come at unpredictable times. */
  mineByHand(): Promise<void>;
  mine(): Promise<void>;
  /** Stops the node. */
  end(): Promise<void>;
}

/**
 * A separate chain for this test file, a real EVM behind JSON-RPC (anvil); the caller stops it. Starts the binary itself, because a wrapper
 * would leave it running.
 */
export async function localChain(): Promise<LocalChain> {
  const { platform, arch } = process;
  const binary = createRequire(import.meta.url).resolve(
    `@foundry-rs/anvil-${platform}-${arch === 'x64' ? 'amd64' : arch}/bin/anvil${platform === 'win32' ? '.exe' : ''}`,
  );
  const node = spawn(binary, ['--port', '0', '--hardfork', 'shanghai'], { stdio: ['ignore', 'pipe', 'ignore'] });
  const ended = once(node, 'exit');
  const end = async () => {
    node.kill('SIGKILL');
    await ended;
  };
  const rpcUrl = `http://${await listeningAddress(node)}`;
  const issuerKey = generatePrivateKey();
  const rpc = async <T>(method: string, ...params: unknown[]): Promise<T> => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
    const reply = await fetch(rpcUrl, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    const { result, error } = (await reply.json()) as { result: T; error?: { message: string } };
    if (error) throw new Error(error.message);
    return result;
  };
  await rpc('anvil_setBalance', privateKeyToAccount(issuerKey).address, '0xde0b6b3a7640000');
  return { rpcUrl, issuerKey, rpc, end, mineByHand: () => rpc('evm_setAutomine', false), mine: () => rpc('evm_mine') };
}

/** The shop's contract on such a chain. */
export async function localTestChain(): Promise<TestChain> {
  const { end, mine, mineByHand, rpc, ...settings } = await localChain();
  const contract = await deployRewards(settings);
  await mineByHand();
  return {
    chain: openRewardChain({ ...settings, contract }),
    away: openRewardChain({ ...settings, contract, rpcUrl: 'http://127.0.0.1:1' }),
    settings: { CHAIN_RPC_URL: settings.rpcUrl, CHAIN_CONTRACT: contract, CHAIN_ISSUER_KEY: settings.issuerKey },
    mine,
    loseWaiting: () => rpc('anvil_dropAllTransactions'),
    end,
  };
}

/** Reads the output to the end, because a full pipe would block the node. */
function listeningAddress(node: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    node.stdout?.on('data', (more) => {
      said += String(more);
      const [, address] = /Listening on (\S+)/.exec(said) ?? [];
      if (address !== undefined) resolve(address);
    });
    node.once('exit', () => reject(new Error(`anvil ended before it listened: ${said}`)));
  });
}
