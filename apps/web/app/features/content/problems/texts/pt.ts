export default {
  meta_title: 'Problemas?',
  meta_description:
    'Uma página não funciona? Tente estes passos na ordem. Se nada ajudar, conte o que aconteceu, e nós corrigimos.',
  title: 'Problemas?',
  lead: 'Um destes passos resolve a maioria dos problemas. Comece pelo primeiro.',
  try_title: 'Tente isto primeiro',
  try_text:
    '1. **Tente de novo.** O Wi-Fi de hotéis e aeroportos cai. Espere um momento e repita o passo. O mesmo pagamento nunca é cobrado duas vezes.\n2. **Recarregue a página.** O que você digitou em um novo anúncio fica salvo como rascunho.\n3. **Use um navegador atualizado.** Firefox e Chrome funcionam melhor. Atualize o que você tem. Navegadores dentro de apps, como os do Facebook e do Instagram, costumam bloquear o login.\n4. **Use um computador.** Formulários longos e muitas fotos são mais fáceis nele, e alguns celulares ficam sem memória.\n5. **Desative extensões.** Bloqueadores de anúncios e de scripts podem travar os campos do cartão.\n6. **Reinicie o aparelho.** Parece bobo, mas ajuda.\n7. **Saia da conta e entre de novo.**',
  common_title: 'Problemas comuns',
  common_text:
    '- **Não recebeu nosso email?** Olhe no spam e depois [peça a confirmação de novo](/email/resend). O email de empresas às vezes segura mensagens por horas.\n- **Esqueceu a senha?** [Receba um link](/forgot) para escolher uma nova.\n- **Cartão recusado?** A página mostra o que o banco respondeu. Tente outro cartão ou ligue para o número no verso do seu.\n- **A localização não funciona?** Permita o acesso nas configurações do navegador ou digite o código do aeroporto.\n- **As fotos não carregam?** Cada uma pode ter até {{size}} MB. Veja os [requisitos das fotos](/image-requirements).\n- **O convite não vale mais?** Ele foi aceito, recusado ou substituído por um mais novo. Peça ao anfitrião para enviar de novo.',
  send_title: 'Ainda com problemas? Envie isto para nós',
  send_text:
    '- O endereço da página, da barra de endereço.\n- O que você fez, o que esperava e o que aconteceu.\n- As palavras exatas do erro, ou uma captura de tela.\n- Aparelho e navegador, por exemplo “iPhone 14, Safari”.\n- A hora em que aconteceu.\n\nNão envie senhas nem números de cartão. [Escreva para nós](/contact?subject=Problem), e respondemos em até {{hours}} horas.',
};
