// Buttons of the payment window.
const chosen = (selector) => document.querySelector(selector)?.value;

function show(message) {
  const alert = document.getElementById('alert');
  if (!alert) return;
  alert.textContent = message;
  alert.hidden = false;
}

function choice(action) {
  const [times, delayMs] = (chosen('#webhook') ?? '1,0').split(',').map(Number);
  const card = chosen('input[name="card"]:checked');
  const bank = chosen('#bank');
  return {
    action,
    installment: Number(chosen('#installment') ?? 0),
    webhook: { times, delayMs },
    ...(card ? { card } : {}),
    ...(bank ? { bank } : {}),
  };
}

async function act(button) {
  const agreement = document.getElementById('agree');
  if (button.hasAttribute('data-needs-agreement') && !agreement.checked) {
    show(agreement.dataset.missing);
    agreement.focus();
    return;
  }
  const buttons = document.querySelectorAll('button');
  for (const each of buttons) each.disabled = true;
  try {
    const response = await fetch(`${location.pathname}/actions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(choice(button.dataset.action)),
    });
    const answer = await response.json();
    if (!response.ok) throw new Error(answer.message);
    // `replace`, because going back to a finished window makes no sense.
    if (answer.redirectTo) location.replace(answer.redirectTo);
    else location.reload();
  } catch (error) {
    show(error.message);
    for (const each of buttons) each.disabled = false;
  }
}

for (const button of document.querySelectorAll('button[data-action]')) button.addEventListener('click', () => act(button));
