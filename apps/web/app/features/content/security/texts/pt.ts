export default {
  meta_title: 'Segurança',
  meta_description:
    'Como o {{brand}} protege cartões, conexões, senhas e endereços, como reconhecer um golpe e como relatar uma falha de segurança.',
  title: 'Segurança',
  lead: 'Como protegemos seu cartão, seu login e seu endereço, e o que você mesmo pode fazer.',
  cards_title: 'Cartões',
  cards_text:
    'Não guardamos dados de pagamento. Você digita o cartão em campos do provedor de pagamentos, e o número vai direto para lá. O provedor criptografa os números com AES-256. Guardamos só a bandeira, os quatro últimos dígitos e a validade, para você reconhecer seu cartão.\n\nSeu banco pode pedir que você confirme um pagamento. Só o provedor vê essa etapa.',
  connection_title: 'Conexão',
  connection_text:
    'Todas as páginas e pagamentos usam HTTPS, criptografado com SSL/TLS. Procure o cadeado e o nosso nome na barra de endereço antes de entrar. Nunca pedimos senha ou cartão por email ou mensagem.',
  login_title: 'Login e sessões',
  login_text:
    '- Guardamos as senhas como hashes. Ninguém aqui consegue lê-las.\n- Depois de muitas senhas erradas, atrasamos novas tentativas e enviamos um email a você.\n- Você fica conectado por {{short}} dia, ou por {{long}} dias se escolher isso no seu próprio aparelho.\n- Suas configurações listam todos os aparelhos conectados. Desconecte um deles ou todos.\n- Ative a [segunda etapa](/account-setting?tab=security): assim, para entrar é preciso também uma chave de acesso, um código de um app no telefone ou um código de recuperação.\n- Ou entre com uma [chave de acesso](/account-setting?tab=security) em vez da senha. Nenhum site falso consegue pedi-la.\n- Os links dos nossos emails funcionam uma vez e expiram.\n- Quando seu email ou sua senha muda, enviamos um email a você.',
  others_title: 'O que os outros veem',
  others_text:
    '- **Qualquer pessoa:** seus anúncios, uma área aproximada, seu nome de exibição, sua foto e suas avaliações.\n- **Membros a quem você escreve:** suas mensagens.\n- **Seus inquilinos:** seu endereço, e seu telefone se você permitir.\n- **Seu anfitrião:** seu nome, email, companhia aérea e as datas da estadia.\n- **Ninguém:** sua senha, data de nascimento ou o número completo do cartão.',
  scams_title: 'Reconheça um golpe',
  scams_text:
    '- O preço é muito menor que tudo por perto.\n- O anfitrião está “no exterior” e não pode mostrar o lugar, nem por vídeo.\n- Pedem que você pague por transferência, cartão-presente ou criptomoeda para reservar uma cama.\n- Querem sair do site antes de você ver qualquer coisa.\n- Pedem um código que enviamos a você.\n\nPare, não pague e [denuncie](/contact?subject=Report+a+scam). Já pagou? Ligue para o banco na hora e depois avise-nos.',
  report_title: 'Relate uma falha de segurança',
  report_text:
    'Encontrou uma falha no site? Obrigado. [Escreva para nós](/contact?subject=Security) com os passos para reproduzi-la. Use só sua própria conta e seus dados, não deixe o site lento e nos dê tempo de corrigir antes de publicar. Respondemos em até {{hours}} horas e não tomamos medidas contra quem segue estas regras.',
};

export const vacation = {
  others_text:
    '- **Qualquer pessoa:** seus anúncios, uma área aproximada, seu nome de exibição, sua foto e suas avaliações.\n- **Membros a quem você escreve:** suas mensagens.\n- **Seus hóspedes:** seu endereço, e seu telefone se você permitir.\n- **Seu anfitrião:** seu nome, email e as datas da estadia.\n- **Ninguém:** sua senha, data de nascimento ou o número completo do cartão.',
};
