// Submits the form of a page that only redirects back.
document.querySelector('form[data-post-at-once]')?.submit();
// Typing into another account's fields selects that account.
for (const field of document.querySelectorAll('.person input[name="email"], .person input[name="name"]')) {
  field.addEventListener('focus', () => {
    const choice = field.closest('.person')?.querySelector('input[type="radio"]');
    if (choice instanceof HTMLInputElement) choice.checked = true;
  });
}
