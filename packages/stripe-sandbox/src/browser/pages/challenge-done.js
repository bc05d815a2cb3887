window.parent.postMessage({ type: 'challenge-done' }, '*');
